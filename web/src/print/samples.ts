/** What a game shows of itself on the contact sheet. */
import type { Component } from "svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each card has props of its own
export type Samples = { of: Component<any>; props: Record<string, unknown>[] }[];
