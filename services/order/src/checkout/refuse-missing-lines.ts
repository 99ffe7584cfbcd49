import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { QuotedCartLine } from '../cart/orderable.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import type { ShortLine } from './confirm-stock.ts'
import { includesLine, type PreviewToken } from './preview-token.ts'

/**
 * Refuses an order if the buyer saw more lines than can be ordered now, and lists the missing ones. Lines that the
 * preview had excluded already do not count.
 */
export const refuseMissingLines = (excluded: readonly QuotedCartLine[], seen: PreviewToken): Rejection | undefined => {
  const missing = excluded.filter(({ productId }) => includesLine(seen, productId))
  const refused = refuseLines(missing)
  if (refused !== undefined)
    return refused.code === 'product-not-found' ? { ...refused, code: 'product-unavailable' } : refused
  const short = missing.flatMap(({ productId, quantity, quoted }): ShortLine[] =>
    quoted.status === 'ok'
      ? [{ productId, model: quoted.model, quantity, available: quoted.available, limited: false }]
      : [],
  )
  return short.length === 0 ? undefined : rejection('out-of-stock', { data: { lines: short } })
}
