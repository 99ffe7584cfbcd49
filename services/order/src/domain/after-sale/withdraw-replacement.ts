import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleReplacementWithdrawn } from '@pinline/events/order/after-sale-replacement-withdrawn'
import type { AfterSale } from './after-sale.ts'
import { mayShipReplacement } from './allowed-after-sale-commands.ts'

export interface WithdrawReplacement {
  readonly type: 'withdraw-replacement'
  readonly now: string
}

/** Staff decide otherwise before the replacement is sent; the request can then end in any way. */
export const withdrawReplacement = (
  request: AfterSale,
  { now }: WithdrawReplacement,
): Decision<AfterSaleReplacementWithdrawn> => {
  if (request.status === 'new') return rejection('after-sale-not-found')
  const { productId, replacement } = request
  if (replacement?.state === 'withdrawn') return []
  if (replacement === null || !mayShipReplacement(request)) return rejection('after-sale-transition-not-allowed')
  const { attempt, quantity, fromStock } = replacement
  return [
    { type: 'after-sale-replacement-withdrawn', data: { attempt, productId, quantity, fromStock, withdrawnAt: now } },
  ]
}
