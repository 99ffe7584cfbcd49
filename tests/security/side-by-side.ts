/** So many requests of a probe are under way at once: one at a time leaves most of the machine idle. */
const atOnce = 6

/** Does work for each item, a few at once, and returns its results in order. The first failure ends it. */
export const sideBySide = async <Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  const left = items.entries()
  const worker = async () => {
    for (const [place, item] of left) results[place] = await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
