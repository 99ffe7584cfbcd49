import { rejection } from '@pinline/contracts/api/error-codes'
import { recordCounts } from '@pinline/contracts/catalogue/stock-take/record-counts'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockAt } from '../stock-takes/stock-at.ts'
import { stockTakeCommandRoute } from './stock-take-command-route.ts'

/** A count in the future is a typing error. */
export const recordCountsRoute = (deps: CatalogueDeps) =>
  stockTakeCommandRoute(deps, recordCounts, async ({ counts, countedAt }, now) => {
    if (countedAt !== undefined && countedAt > now)
      return rejection('invalid-input', { errors: { countedAt: 'invalid-input' } })
    const time = countedAt === undefined ? undefined : new Date(countedAt)
    const found = await Promise.all(
      counts.map(async (count) => ({
        ...count,
        ...(await stockAt(deps, count.productId, time)),
        countedAt: countedAt ?? now,
      })),
    )
    return { type: 'record-counts', counts: found, now }
  })
