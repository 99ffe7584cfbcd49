export interface PageRange {
  readonly from: number
  readonly to: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/** The first and last row of a page, counted from 1, and whether there are pages before and after it. */
export const pageRange = (page: number, pageSize: number, total: number): PageRange => ({
  from: total === 0 ? 0 : (page - 1) * pageSize + 1,
  to: Math.min(page * pageSize, total),
  hasPrevious: page > 1,
  hasNext: page * pageSize < total,
})
