/**
 * Runs the work for every item with limited concurrency; returns the results in the items' order. Throws the first
 * failure.
 */
export const inParallel = async <T, R>(
  concurrency: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: { index: number; result: R }[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results.push({ index, result: await work(item, index) })
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results.sort((a, b) => a.index - b.index).map(({ result }) => result)
}
