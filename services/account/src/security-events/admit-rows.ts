/** Rows of one slot: of ten minutes, one service and one kind. */
export const maxRows = 60

/**
 * Which rows may exist: those that do, and new ones in their order, as long as their slot has room.
 * @param wanted slot by row
 * @param used number of rows by slot
 */
export const admitRows = (
  wanted: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
  used: ReadonlyMap<string, number>,
): ReadonlySet<string> => {
  const rows = new Map(used)
  const admitted = new Set<string>()
  for (const [row, slot] of wanted) {
    const count = rows.get(slot) ?? 0
    if (known.has(row)) admitted.add(row)
    else if (count < maxRows) {
      admitted.add(row)
      rows.set(slot, count + 1)
    }
  }
  return admitted
}
