import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleReplaced } from '@pinline/events/order/after-sale-replaced'
import type { AfterSale } from './after-sale.ts'
import { mayReplace } from './allowed-after-sale-commands.ts'

export interface ReplaceAfterSale {
  readonly type: 'replace-after-sale'
  readonly quantity: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly now: string
}

/** Other pieces, or the repaired ones, are on their way: never more than came back, or were asked for. */
export const replaceAfterSale = (request: AfterSale, command: ReplaceAfterSale): Decision<AfterSaleReplaced> => {
  const { quantity, carrier, trackingNumber, now } = command
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'replaced') return []
  if (!mayReplace(request)) return rejection('after-sale-transition-not-allowed')
  const left = request.received ?? request.quantity
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > left)
    return rejection('after-sale-quantity-not-allowed', {
      errors: { quantity: 'after-sale-quantity-not-allowed' },
      data: { left },
    })
  return [{ type: 'after-sale-replaced', data: { quantity, carrier, trackingNumber, replacedAt: now } }]
}
