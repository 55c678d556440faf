/** Requests of the HTTP API. */
import { say, i18n } from "$web/i18n/i18n.svelte";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

/** Refusals and names of bots as the reader's language has them. */
export function inMyLanguage(): Record<string, string> {
  return { "accept-language": i18n.language };
}

/** A text that the server has: the rules, a record. */
export async function askText(path: string): Promise<string> {
  const answer = await reach(path, { headers: inMyLanguage() });
  if (answer.ok) return answer.text();
  const data = (await answer.json().catch(() => ({}))) as { code?: string; sentence?: string };
  throw new Refusal(data.code ?? String(answer.status), data.sentence ?? answer.statusText);
}

function reach(path: string, request: RequestInit): Promise<Response> {
  return fetch(path, request).catch(() => {
    throw new Refusal("no-answer", say("offline"));
  });
}

/** One request of the HTTP API. */
export async function ask<Answer>(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const headers: Record<string, string> = inMyLanguage();
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await reach(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  const data = (await answer.json()) as Answer & { code?: string; sentence?: string };
  if (!answer.ok) throw new Refusal(data.code ?? String(answer.status), data.sentence ?? answer.statusText);
  return data;
}
