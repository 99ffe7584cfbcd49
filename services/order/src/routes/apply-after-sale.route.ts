import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import type { RequestedPiecesStore } from '../after-sales/requested-pieces-store.ts'
import { submitAfterSale } from '../after-sales/submit-after-sale.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleChangedOf } from './after-sale-command-route.ts'
import { loadOrder } from './load-order.ts'

export const applyAfterSaleRoute = (platform: OrderDeps, pieces: RequestedPiecesStore) =>
  route(applyAfterSale, async (input, context) => {
    const order = await loadOrder(platform, input.orderNo, context.buyerId)
    if (isRejection(order)) return order
    const done = await submitAfterSale(platform, pieces, order, input, context)
    return isRejection(done) ? done : result(afterSaleChangedOf(done), { positions: [done.position] })
  })
