import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { Caller, prepareOrder, startAttempt } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'

/** The target status of an order. */
export type OrderProgress = 'pending' | 'cancelled' | 'confirmed' | 'stocking' | 'testing' | 'shipped' | 'completed'

/**
 * Places an order over these lines and brings it to a status: by its buyer, the wallet and staff. Returns its number once
 * the view of orders has it so: a page that is opened then reads it, although it carries no position.
 */
export const advanceOrder = async (
  url: string,
  buyer: Caller,
  staff: Caller,
  progress: OrderProgress,
  lines: Parameters<typeof prepareOrder>[1],
): Promise<string> => {
  const { orderNo } = (await buyer.call(placeOrder, await prepareOrder(buyer, lines))).data()
  const seenInTheView = async () => {
    buyer.follow(staff)
    ;(await buyer.call(getOrder, { orderNo })).data()
    return orderNo
  }
  if (progress === 'pending') return await seenInTheView()
  if (progress === 'cancelled') {
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    return await seenInTheView()
  }
  const { attemptId } = await startAttempt(buyer, orderNo)
  ;(await new Caller(url).call(payAttempt, { id: attemptId })).data()
  const { version } = await waitFor('the payment', async () => {
    const order = (await buyer.call(getOrder, { orderNo })).data()
    return order.status === 'confirmed' && order
  })
  const steps = [
    { reached: 'stocking', take: (seen: number) => staff.call(startStocking, { orderNo, version: seen }) },
    { reached: 'testing', take: (seen: number) => staff.call(startTesting, { orderNo, version: seen }) },
    {
      reached: 'shipped',
      take: (seen: number) =>
        staff.call(shipOrder, {
          orderNo,
          version: seen,
          carrier: 'Demo Express',
          trackingNumber: `DX-${orderNo}`,
        }),
    },
    { reached: 'completed', take: () => buyer.call(confirmReceipt, { orderNo }) },
  ] as const
  let seen = version
  for (const { take } of steps.slice(0, steps.findIndex(({ reached }) => reached === progress) + 1)) {
    seen = (await take(seen)).data().version
  }
  return await seenInTheView()
}
