import { afterEach, expect, test, vi } from "vitest";
import { ANNA } from "../../test/fake-socket";
import { Me } from "./identity.svelte";

afterEach(() => vi.unstubAllGlobals());

/** A server that makes a new person at each request. */
function server(): ReturnType<typeof vi.fn> {
  let made = 0;
  const answer = vi.fn(() => {
    made += 1;
    return Promise.resolve(Response.json({ person: { id: `p${made}`, name: "Linda" }, token: `t${made}` }));
  });
  vi.stubGlobal("fetch", answer);
  return answer;
}

/** Locks as browsers have them: one holder of a name after another. */
function locks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, act: () => Promise<unknown>): Promise<unknown> => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal("navigator", { languages: ["en"], onLine: true, locks: { request } });
}

test("one is made known once, however many ask", async () => {
  const fetched = server();
  const me = new Me();
  await Promise.all([me.known(), me.known(), me.known()]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("two tabs are the same person", async () => {
  locks();
  const fetched = server();
  const [here, there] = [new Me(), new Me()];
  const found = await Promise.all([here.known(), there.known()]);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(found[0]).toEqual(found[1]);
});

test("two tabs are the same person even where browsers have no locks", async () => {
  server();
  const [here, there] = [new Me(), new Me()];
  await Promise.all([here.known(), there.known()]);
  expect(localStorage.getItem("tischlein-person")).toContain(here.token);
  expect(there.token).toBe(here.token);
});

test("who is known keeps their name until they change it", async () => {
  localStorage.setItem("tischlein-person", JSON.stringify(ANNA));
  const fetched = server();
  const me = new Me();
  expect((await me.known()).person.name).toBe("Anna");
  expect((await me.known("Anna")).token).toBe("token-anna");
  expect(fetched).not.toHaveBeenCalled();
});
