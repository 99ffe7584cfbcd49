import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AskedLine } from '../cart/orderable.ts'
import { refuseLines } from '../cart/refuse-lines.ts'
import { hadLine, type PreviewToken } from './preview-token.ts'
import type { ShortLine } from './settle-stock.ts'

/**
 * Refuses an order of which the buyer saw more than can be ordered now, naming what is missing. Lines that the preview
 * left already are nobody's loss.
 */
export const refuseGoneLines = (left: readonly AskedLine[], seen: PreviewToken): Rejection | undefined => {
  const gone = left.filter(({ productId }) => hadLine(seen, productId))
  const refused = refuseLines(gone)
  if (refused !== undefined)
    return refused.code === 'product-not-found' ? { ...refused, code: 'product-unavailable' } : refused
  const short = gone.flatMap(({ productId, quantity, quoted }): ShortLine[] =>
    quoted.status === 'ok' ? [{ productId, model: quoted.model, quantity, available: quoted.available }] : [],
  )
  return short.length === 0 ? undefined : rejection('out-of-stock', { data: { lines: short } })
}
