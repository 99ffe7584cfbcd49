export interface PageRange {
  readonly from: number
  readonly to: number
  readonly hasPrevious: boolean
  readonly hasNext: boolean
}

/** The rows, counted from 1, that stand on a page, and whether there are pages beside it. */
export const pageRange = (page: number, pageSize: number, total: number): PageRange => ({
  from: total === 0 ? 0 : (page - 1) * pageSize + 1,
  to: Math.min(page * pageSize, total),
  hasPrevious: page > 1,
  hasNext: page * pageSize < total,
})
