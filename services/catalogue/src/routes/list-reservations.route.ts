import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import { orderNumber } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

export const listReservationsRoute = (deps: CatalogueDeps) =>
  route(listReservations, async ({ productId, page, pageSize }) => {
    if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
    const { state } = await loadStream(deps.platform, stockDecider, streamOf('stock', productId))
    const held = Object.values(state.reservations)
      .flatMap((group) => Object.entries(group))
      .sort(([a], [b]) => b.localeCompare(a))
    const list = held.slice((page - 1) * pageSize, page * pageSize).map(([orderNo, quantity]) => ({
      orderNo: orderNumber.parse(orderNo),
      quantity,
      status: 'reserved' as const,
    }))
    return result({ list, total: held.length, page, pageSize })
  })
