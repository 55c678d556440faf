/** Has Python make views of every game before the tests of the games' boards and hands; `PYTHON` names another one. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameEvent, View } from "../src/game/contract";

/** A view, and what led to it. */
export interface Sample {
  view: View;
  before: View;
  events: GameEvent[];
}

declare module "vitest" {
  interface ProvidedContext {
    samples: Record<string, Sample[]>;
  }
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const usual = `${root}.venv/bin/python`;

export default function setup(project: { provide: (name: "samples", samples: Record<string, Sample[]>) => void }): void {
  const python = process.env.PYTHON ?? (existsSync(usual) ? usual : "python3");
  const env = { ...process.env, PYTHONPATH: `${root}src` };
  const text = execFileSync(python, [`${root}tests/support/browser/sample_views.py`], { env, encoding: "utf8", maxBuffer: 2 ** 28 });
  project.provide("samples", JSON.parse(text) as Record<string, Sample[]>);
}
