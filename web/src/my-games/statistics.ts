/** What somebody has achieved: games, wins and the best score of each game. */
import { readResult } from "$web/game/standings";
import type { PlayedGame } from "$web/net/protocol";

export interface Achieved {
  game: string;
  games: number;
  wins: number;
  best: number;
}

/** Against whom: a level of bots, several of them, or people alone. */
export function opponentsIn(played: PlayedGame[]): string[] {
  const levels = new Set(played.flatMap(({ bots }) => (bots.length ? bots : ["people"])));
  return [...levels].sort();
}

export function playedAgainst({ bots }: PlayedGame, level: string): boolean {
  return level === "" || bots.includes(level) || (level === "people" && bots.length === 0);
}

export function achieved(played: PlayedGame[]): Achieved[] {
  const games = new Map<string, Achieved>();
  for (const { game, seat, result } of played) {
    const { points, winners } = readResult(result);
    const before = games.get(game) ?? { game, games: 0, wins: 0, best: -Infinity };
    const won = winners.includes(seat) ? 1 : 0;
    games.set(game, { game, games: before.games + 1, wins: before.wins + won, best: Math.max(before.best, points[seat] ?? 0) });
  }
  return [...games.values()].sort((one, other) => other.games - one.games);
}
