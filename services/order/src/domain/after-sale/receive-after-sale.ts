import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AfterSaleReceived, ReturnedCondition } from '@pinline/events/order/after-sale-received'
import type { AfterSale } from './after-sale.ts'
import { mayReceive } from './allowed-after-sale-commands.ts'

export interface ReceiveAfterSale {
  readonly type: 'receive-after-sale'
  readonly condition: ReturnedCondition
  readonly toStock: number
  readonly toScrap: number
  readonly now: string
}

/** Never more than was asked for; what was made to order has no stock to return to. */
export const receiveAfterSale = (request: AfterSale, command: ReceiveAfterSale): Decision<AfterSaleReceived> => {
  const { condition, toStock, toScrap, now } = command
  if (request.status === 'new') return rejection('after-sale-not-found')
  if (request.status === 'received') return []
  if (!mayReceive(request)) return rejection('after-sale-transition-not-allowed')
  const count = toStock + toScrap
  const isCount = [toStock, toScrap].every((pieces) => Number.isInteger(pieces) && pieces >= 0)
  if (!isCount || count < 1 || count > request.quantity || (request.custom && toStock > 0))
    return rejection('after-sale-quantity-not-allowed', {
      errors: { toStock: 'after-sale-quantity-not-allowed' },
      data: { left: request.quantity },
    })
  return [
    {
      type: 'after-sale-received',
      data: { productId: request.productId, condition, toStock, toScrap, receivedAt: now },
    },
  ]
}
