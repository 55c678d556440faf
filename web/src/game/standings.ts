/** Who came where: winners first, whatever broke a tie; then by points. */
export function placeOf(seat: number, points: number[], winners: number[]): number {
  if (winners.includes(seat)) return 1;
  return 1 + winners.length + points.filter((other, i) => !winners.includes(i) && other > (points[seat] ?? 0)).length;
}

/** The points and winners in a record's result: `17 13 22 12 won by 2`. */
export function readResult(result: string): { points: number[]; winners: number[] } {
  const [points = [], winners = []] = result.split(" won by ").map((numbers) => numbers.split(" ").map(Number));
  return { points, winners };
}
