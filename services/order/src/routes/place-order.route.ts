import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { orderStreamType } from '@pinline/events/order/order-event'
import { confirmStockInTime } from '../checkout/confirm-stock-in-time.ts'
import { createOrder } from '../checkout/create-order.ts'
import type { CheckoutContext } from '../checkout/draft-order.ts'
import { stockRefusal } from '../checkout/stock-refusal.ts'

/** Commits the order, then waits for its stock as long as a buyer would. */
export const placeOrderRoute = (checkout: CheckoutContext) =>
  route(
    placeOrder,
    async (input, context) => {
      const placed = await createOrder(checkout, input, context)
      if (isRejection(placed)) return placed
      const { order, version, isNew } = placed
      const { orderNo, total, placedAt, paymentDeadline } = order
      if (isNew) checkout.platform.wake('expire-order', orderNo, new Date(paymentDeadline))
      const stock = await confirmStockInTime(checkout, { state: order, version }, context.commandContext)
      if (stock?.kind === 'refused') return stockRefusal(stock.lines)
      return result(
        { orderNo, status: stock === undefined ? 'checking' : 'pending', total, placedAt, paymentDeadline },
        {
          positions: [
            { service: 'order', streamType: orderStreamType, streamId: orderNo, version: stock?.version ?? 1 },
          ],
        },
      )
    },
    { expectsNew: true },
  )
