import type mongoose from 'mongoose'
import type { AdminList, AdminRows } from '../http/admin-route.ts'

interface SliceOptions {
  /** Sorts the rows; ties are broken by id. */
  readonly field: string
  /** Counts no further: a greater total is a minimum. */
  readonly maxCounted: number
  /** Keys of the index to be used; chosen by MongoDB if it is left out. */
  readonly hint?: Readonly<Record<string, 1 | -1>>
}

/** The requested rows of a view and their total. `end` reads the last rows from the end: no rows are skipped. */
export const readSlice = async <Row extends object>(
  view: mongoose.mongo.Collection<Row>,
  where: object,
  { sort, range, end }: Pick<AdminList<unknown>, 'sort' | 'range' | 'end'>,
  { field, maxCounted, hint }: SliceOptions,
): Promise<AdminRows<mongoose.mongo.WithId<Row>>> => {
  const [from, to] = end === undefined ? range : [0, end - 1]
  const direction = (sort.order === 'ASC') === (end === undefined) ? 1 : -1
  const options = hint === undefined ? {} : { hint: { ...hint } }
  const [found, counted] = await Promise.all([
    view
      .find(where, options)
      .sort({ [field]: direction, _id: direction })
      .skip(from)
      .limit(to - from + 1)
      .toArray(),
    view.countDocuments(where, { limit: maxCounted + 1, ...options }),
  ])
  return {
    rows: end === undefined ? found : found.toReversed(),
    total: Math.min(counted, maxCounted),
    totalIsAtLeast: counted > maxCounted,
  }
}
