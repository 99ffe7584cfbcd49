import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'

/** One line of the comparison: a cell a part, null where its maker states nothing. */
export interface CompareRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly (string | null)[]
  /** Whether the parts are not all alike in it. */
  readonly differs: boolean
}

/** A line; parts that state nothing differ from those that state something. */
export const compareRow = (key: string, label: string, cells: readonly (string | null)[]): CompareRow => ({
  key,
  label,
  cells,
  differs: cells.some((cell) => cell !== cells[0]),
})

/** The attributes of all parts, each once, in the order in which the first part that has it states it. */
export const attributeRows = (products: readonly Pick<ProductDetail, 'attributes'>[]): CompareRow[] => {
  const titles = new Map<string, string>()
  for (const { attributes } of products) for (const { id, title } of attributes) titles.set(id, title)
  return [...titles].map(([id, title]) =>
    compareRow(
      id,
      title,
      products.map(({ attributes }) => attributes.find((one) => one.id === id)?.label ?? null),
    ),
  )
}
