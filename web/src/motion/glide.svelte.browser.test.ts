import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Row from "../../test/components/Row.svelte";

const frames = (count: number): Promise<void> => new Promise((done) => (count ? requestAnimationFrame(() => void frames(count - 1).then(done)) : done()));

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  vi.restoreAllMocks();
});

function show(): { move: (left: number) => void; thing: () => HTMLElement } {
  const props = $state({ things: [{ key: "a", left: 0 }] });
  shown = mount(Row, { target: document.body, props });
  return {
    move: (left) => {
      props.things = [{ key: "a", left }];
      flushSync();
    },
    thing: () => document.querySelector<HTMLElement>("[data-key=a]") as HTMLElement,
  };
}

test("what moves glides, and is where its own style says", async () => {
  const { move, thing } = show();
  await frames(3);
  move(120);
  await frames(2);
  expect(thing().style.left).toBe("120px");
  expect(thing().getAnimations()).toHaveLength(1);
});

test("a move in a hidden tab is known when the tab is looked at again", async () => {
  const { move, thing } = show();
  await frames(3);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  move(400);
  await frames(2);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  move(410);
  await frames(2);
  const [gliding] = thing().getAnimations();
  expect((gliding?.effect as KeyframeEffect).getKeyframes()[0]?.transform).toBe("translate(-10px, 0px)");
});
