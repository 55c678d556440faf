/** Does something again and again, each time so long after the last one has ended, until what this gives is called. */
export function poll(act: () => Promise<unknown>, everyMs: number, firstMs: number): () => void {
  let wanted = true;
  let timer = setTimeout(() => void run(), firstMs);

  async function run(): Promise<void> {
    await act().catch(() => undefined);
    if (wanted) timer = setTimeout(() => void run(), everyMs);
  }

  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
