/** The page answers the person again at least this often. Milliseconds. */
const longestSliceMs = 30;

/**
 * Works through many items without holding the page up.
 *
 * @throws the signal's reason once nobody wants the answer any more.
 */
export async function inSlices<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Answer,
  signal: AbortSignal,
): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  let sliceEnd = performance.now() + longestSliceMs;
  for (const item of items) {
    if (performance.now() > sliceEnd) {
      await breath();
      signal.throwIfAborted();
      sliceEnd = performance.now() + longestSliceMs;
    }
    answers.push(work(item));
  }
  return answers;
}

/** Lets the page answer the person. */
export function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
