import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { heldIn, reservationTimes } from '../reservations/open-reservations.ts'
import { loadProduct } from './product-checks.ts'

export const listReservationsRoute = (deps: CatalogueDeps) =>
  route(listReservations, async ({ productId, page, pageSize }) => {
    if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
    const { state } = await loadStream(deps.platform, stockDecider, streamOf('stock', productId))
    const held = heldIn(state).sort((a, b) => a.orderNo.localeCompare(b.orderNo))
    const shown = held.slice((page - 1) * pageSize, page * pageSize).map((one) => ({ productId, ...one }))
    const timeOf = await reservationTimes(deps, shown)
    const list = shown.map((one) => ({
      ...{ orderNo: one.orderNo, quantity: one.quantity },
      ...{ reservedAt: timeOf(one), status: 'reserved' as const },
    }))
    return result({ list, total: held.length, page, pageSize })
  })
