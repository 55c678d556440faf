/** Where a game's files are, as `import.meta.glob` names them from any room of `web/src`: its name with underscores. */
export function gameFolder(game: string): string {
  return `../../../src/tischlein/games/${game.replaceAll("-", "_")}`;
}
