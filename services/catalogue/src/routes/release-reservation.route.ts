import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { streamsOf } from '@pinline/chassis/reconcile/stream-reader'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { releaseReservation } from '@pinline/contracts/catalogue/stock/release-reservation'
import { type CatalogueDeps, withoutRequest } from '../catalogue-deps.ts'
import { isReserved } from '../domain/stock/order-entries.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { endOfOrder } from '../reconcile/end-of-order.ts'
import { unsoldParcels } from '../reconcile/reconcile-reservations.ts'
import { loadProduct } from './product-checks.ts'

/**
 * Prevents the failure "pieces of an order that is packed tomorrow are sold to somebody else today": the order's own events
 * say whether it is over.
 */
export const releaseReservationRoute = (deps: CatalogueDeps) => {
  const { platform, stockQueue } = deps
  const orders = streamsOf(platform, 'order')
  return route(releaseReservation, async ({ productId, orderNo, reason }, { commandContext }) => {
    if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
    const { state } = await loadStream(platform, stockDecider, streamOf('stock', productId))
    if (!isReserved(state, orderNo)) return result({ productId, orderNo, available: state.available })
    const end = endOfOrder((await orders.read([orderNo])).get(orderNo) ?? [])
    const isDue = end.status === 'open' || unsoldParcels(end, productId, orderNo, state).length > 0
    if (isDue) return rejection('reservation-of-open-order')
    const command = { type: 'release-stock', productId, orderNo, reason } as const
    const outcome = await stockQueue.submit(command, withoutRequest(commandContext))
    return isRejection(outcome)
      ? rejection('reservation-of-open-order')
      : result({ productId, orderNo, available: outcome.available })
  })
}
