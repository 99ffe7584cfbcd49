import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import { orderNumber } from '@pinline/events/ids'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

export const listReservationsRoute = (parts: CatalogueParts) =>
  route(listReservations, async ({ productId, page, pageSize }) => {
    if ((await loadProduct(parts, productId)).status === 'absent') return rejection('product-not-found')
    const { state } = await loadStream(parts.platform, stockDecider, streamOf('stock', productId))
    const held = Object.values(state.orders)
      .flatMap((shelf) => Object.entries(shelf))
      .filter(([, { status }]) => status === 'reserved')
      .sort(([a], [b]) => b.localeCompare(a))
    const list = held.slice((page - 1) * pageSize, page * pageSize).map(([orderNo, { quantity }]) => ({
      orderNo: orderNumber.parse(orderNo),
      quantity,
      status: 'reserved' as const,
    }))
    return answer({ list, total: held.length, page, pageSize })
  })
