import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'

/** One row of the comparison: a cell per part, null when the manufacturer states nothing. */
export interface CompareRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly (string | null)[]
  /** True if the parts differ in this row. */
  readonly differs: boolean
}

/** A row. A part without a value differs from one with a value. */
export const compareRow = (key: string, label: string, cells: readonly (string | null)[]): CompareRow => ({
  key,
  label,
  cells,
  differs: cells.some((cell) => cell !== cells[0]),
})

/** The attributes of all parts, each once, in the order of the first part that has them. */
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
