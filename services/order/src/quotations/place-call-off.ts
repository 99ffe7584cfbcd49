import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { CalledOffOrder } from '@pinline/events/order/quotation-called-off'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { PlaceOrder } from '../domain/order/place-order.ts'
import { quotationDecider } from '../domain/quotation/quotation-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

const placingOf = ({ placedAt, payBefore, ...order }: CalledOffOrder): PlaceOrder => {
  const { tax, payable, payableRate, wallet, arrives, country, ...always } = order
  return {
    type: 'place-order',
    ...always,
    ...(tax === undefined ? {} : { tax }),
    ...(payable === undefined ? {} : { payable }),
    ...(payableRate === undefined ? {} : { payableRate }),
    ...(wallet === undefined ? {} : { wallet }),
    ...(arrives === undefined ? {} : { arrives }),
    ...(country === undefined ? {} : { country }),
    now: placedAt,
    paymentDeadline: payBefore,
  }
}

/**
 * Places the order of a call-off. Can be repeated, even concurrently: the number is in the quotation's event, and an
 * order's stream starts once. Where another order has the number, the pieces are given back.
 */
export const placeCallOff = async (
  platform: OrderDeps,
  order: CalledOffOrder,
  { request: _, ...cause }: CommandContext,
): Promise<{ readonly state: PlacedOrder; readonly version: number } | Rejection> => {
  const { orderNo, quotationNo, placedAt } = order
  const command = placingOf(order)
  const done = await handleCommand(platform, orderDecider, { streamId: orderNo, command, context: cause })
  if (isRejection(done)) {
    const returning = { type: 'return-call-off', orderNo, now: placedAt } as const
    await handleCommand(platform, quotationDecider, { streamId: quotationNo, command: returning, context: cause })
    return done
  }
  if (done.state.status === 'new') throw new Error(`the call-off ${orderNo} left no order`)
  return { state: done.state, version: done.version }
}
