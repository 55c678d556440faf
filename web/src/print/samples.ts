/** What a game shows of itself on the contact sheet. */
import type { Component } from "svelte";

// Whatever props a drawing has: the sheet only passes them on.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Samples = { of: Component<any>; props: Record<string, unknown>[] }[];
