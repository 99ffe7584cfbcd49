import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import { orderStreamType } from '@pinline/events/order/order-event'
import { quotationStreamType } from '@pinline/events/order/quotation-event'
import { confirmStockInTime } from '../checkout/confirm-stock-in-time.ts'
import type { CheckoutContext } from '../checkout/draft-order.ts'
import { stockRefusal } from '../checkout/stock-refusal.ts'
import { callOff } from '../quotations/call-off.ts'
import { loadQuotation } from './quotation-command-route.ts'

/** Commits the call-off and its order, then waits for its stock as long as a buyer would. */
export const callOffQuotationRoute = (checkout: CheckoutContext) =>
  route(callOffQuotation, async ({ quotationNo, lines }, context) => {
    const quotation = await loadQuotation(checkout.platform, quotationNo, context.buyerId)
    if (isRejection(quotation)) return quotation
    const placed = await callOff(checkout, quotation, lines, context)
    if (isRejection(placed)) return placed
    const { order, version, isNew, quotationVersion } = placed
    const { orderNo, total, paymentDeadline } = order
    if (isNew) checkout.platform.wake('expire-order', orderNo, new Date(paymentDeadline))
    const stock = await confirmStockInTime(checkout, { state: order, version }, context.commandContext)
    if (stock?.kind === 'refused') return stockRefusal(stock.lines)
    return result(
      { orderNo, total, paymentDeadline },
      {
        positions: [
          { service: 'order', streamType: orderStreamType, streamId: orderNo, version: stock?.version ?? version },
          ...(quotationVersion === undefined
            ? []
            : [
                {
                  service: 'order',
                  streamType: quotationStreamType,
                  streamId: quotationNo,
                  version: quotationVersion,
                } as const,
              ]),
        ],
      },
    )
  })
