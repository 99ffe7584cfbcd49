import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleReplacementApproved } from '@pinline/events/order/after-sale-replacement-approved'
import type { AfterSale } from './after-sale.ts'
import { mayReplace } from './allowed-after-sale-commands.ts'

export interface ReplaceAfterSale {
  readonly type: 'replace-after-sale'
  readonly quantity: number
  /** Repaired pieces are not taken from stock; made-to-order ones never are. */
  readonly fromStock: boolean
  readonly now: string
}

/**
 * Staff decide to send other pieces, or the repaired ones: never more than came back, or were asked for. The same again is
 * quiet.
 */
export const replaceAfterSale = (
  request: AfterSale,
  command: ReplaceAfterSale,
): Decision<AfterSaleReplacementApproved> => {
  const { quantity, now } = command
  if (request.status === 'new') return rejection('after-sale-not-found')
  const { replacement } = request
  const fromStock = command.fromStock && !request.custom
  const isUnderWay = replacement?.state === 'requested' || replacement?.state === 'reserved'
  if (isUnderWay && replacement.quantity === quantity && replacement.fromStock === fromStock) return []
  if (!mayReplace(request)) return rejection('after-sale-transition-not-allowed')
  const left = request.received ?? request.quantity
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left)
    return rejection('after-sale-quantity-not-allowed', {
      errors: { quantity: 'after-sale-quantity-not-allowed' },
      data: { left },
    })
  const { orderNo, productId } = request
  const attempt = (replacement?.attempt ?? 0) + 1
  return [
    {
      type: 'after-sale-replacement-approved',
      data: { orderNo, attempt, productId, quantity, fromStock, approvedAt: now },
    },
  ]
}
