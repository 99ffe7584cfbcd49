/** The items with one of them moved; undefined if there is no such place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] | undefined => {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return undefined
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
