import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { stateAtMoment } from '@pinline/chassis/state-at/state-at-moment'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { getOrderAt } from '@pinline/contracts/order/order/get-order-at'
import type { Order } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import type { OrderDeps } from '../order-deps.ts'

/** The status first. */
const fieldsOf = (order: Order): object | undefined => {
  const { status, ...fields } = order
  return status === 'new' ? undefined : { status, ...fields }
}

export const getOrderAtRoute = (platform: OrderDeps) =>
  route(getOrderAt, async ({ orderNo, at }) => {
    const { state } = await loadStream(platform, orderDecider, orderNo)
    if (state.status === 'new') return rejection('order-not-found')
    const found = await stateAtMoment(platform, orderDecider, { streamId: orderNo, fieldsOf }, at)
    return isRejection(found) ? found : result(found)
  })
