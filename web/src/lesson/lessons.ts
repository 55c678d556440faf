/** The games' lessons, found by their folders and fetched when somebody learns. */
import { gameFolder } from "$web/game/folder";
import type { Lesson } from "./contract";

const lessons = import.meta.glob<{ default: Lesson }>("../../../src/tischlein/games/*/browser/lesson.ts");

function pathOf(game: string): string {
  return `${gameFolder(game)}/browser/lesson.ts`;
}

export function hasLesson(game: string): boolean {
  return pathOf(game) in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | undefined> {
  return (await lessons[pathOf(game)]?.())?.default;
}
