/** What a game shows of itself on the contact sheet. */
import type { Component } from "svelte";

export type Samples = { of: Component<any>; props: Record<string, unknown>[] }[];
