import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { adminRoute } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { type StockTakeRecord, stockTakesResource } from '@pinline/contracts/catalogue/stock-take/stock-takes-resource'
import { staffId, stockTakeId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockTakeDecider } from '../domain/stock-take/stock-take-decider.ts'
import { type StockTakeRow, stockTakesProjection } from '../read-models/stock-takes/stock-takes.projection.ts'
import { correctedSinceCount } from '../stock-takes/corrected-since-count.ts'
import { shownLine } from '../stock-takes/present-stock-take.ts'

type Stored = StockTakeRow & Pick<RowMetadata, '_versions'> & { readonly _id: string }

const oneOf = <Value>(value: Value | readonly Value[]): object => ({ $in: Array.isArray(value) ? [...value] : [value] })
const maxCounted = stockTakesResource.countsTo ?? Number.POSITIVE_INFINITY

const headOf = ({ _id, _versions, ...row }: Stored): StockTakeRecord => ({
  id: stockTakeId.parse(_id),
  ...row,
  startedBy: row.startedBy === null ? null : staffId.parse(row.startedBy),
  lines: [],
  version: _versions[_id] ?? 0,
})

const fields = {
  ...{ title: 1, status: 1, startedAt: 1, startedBy: 1, endedAt: 1, products: 1, counted: 1, recount: 1 },
  ...{ differences: 1, refused: 1, _versions: 1 },
} as const

/** Stock-takes in the console, newest first. */
export const stockTakesResourceRoute = (deps: CatalogueDeps) => {
  const { platform } = deps
  return adminRoute(
    stockTakesResource,
    {
      list: async ({ ids, filter: { q = '', status }, sort, range: [first, last] }) => {
        const where = {
          startedAt: { $exists: true },
          ...(status === undefined ? {} : { status: oneOf(status) }),
          ...(q.trim() === '' ? {} : { title: { $regex: escapeRegExp(q.trim()), $options: 'i' } }),
          ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
        }
        const view = platform.view(stockTakesProjection)
        const [rows, total] = await Promise.all([
          view
            .find(where, { projection: fields })
            .sort({ startedAt: sort.order === 'ASC' ? 1 : -1, _id: 1 })
            .skip(first)
            .limit(last - first + 1)
            .toArray(),
          view.countDocuments(where, { limit: maxCounted }),
        ])
        return { rows: rows.map(headOf), total, totalIsAtLeast: total === maxCounted }
      },
      one: async (id) => {
        const row = await platform.view(stockTakesProjection).findOne({ _id: id }, { projection: fields })
        if (row?.startedAt === undefined) return undefined
        const { state, version } = await loadStream(platform, stockTakeDecider, id)
        if (state.status === 'none') return { ...headOf(row), version }
        const corrected = await correctedSinceCount(deps, state)
        const lines = state.lines.map((line) => shownLine(line, corrected))
        return { ...headOf(row), recount: lines.filter(({ recount }) => recount).length, lines, version }
      },
    },
    { waitsFor: [stockTakesProjection] },
  )
}
