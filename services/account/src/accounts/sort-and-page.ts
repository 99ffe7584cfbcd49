/** Whether one of the texts contains the words, ignoring case. */
export const mentions = (sought: string | undefined, texts: readonly (string | null)[]): boolean => {
  const plain = sought?.toLowerCase() ?? ''
  return plain === '' || texts.some((text) => text?.toLowerCase().includes(plain) === true)
}

/** Rows by a field, then by id. Numbers by size, texts as people sort them. */
export const sorted = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  { field, order }: { readonly field: string; readonly order: 'ASC' | 'DESC' },
): Row[] => {
  const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  const direction = order === 'ASC' ? 1 : -1
  const fieldOf = (row: Row): unknown => Reflect.get(row, field)
  return [...rows].sort((a, b) => {
    const [left, right] = [fieldOf(a), fieldOf(b)]
    const byField =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : collator.compare(String(left), String(right))
    return direction * byField || collator.compare(a.id, b.id)
  })
}

/** One page of rows, with how many there are. */
export const pageOf = <Row>(
  rows: readonly Row[],
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
) => ({ list: rows.slice((page - 1) * pageSize, page * pageSize), total: rows.length, page, pageSize })

/** The rows of a range, first and last included, with how many there are. */
export const ranged = <Row>(rows: readonly Row[], [first, last]: readonly [number, number]) => ({
  rows: rows.slice(first, last + 1),
  total: rows.length,
})
