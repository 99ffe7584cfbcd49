import { adminRoute } from '@pinline/chassis/http/admin-route'
import { reservationsResource } from '@pinline/contracts/catalogue/stock/reservations-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { productsProjection } from '../read-models/products/products.projection.ts'
import { openReservations, reservationTimes } from '../reservations/open-reservations.ts'

type Undated = Awaited<ReturnType<typeof openReservations>>[number]

/** Numbers begin with the day of the order. */
const byOrder = (a: Undated, b: Undated): number => (a.id < b.id ? -1 : 1)

const orders: Readonly<Record<string, (a: Undated, b: Undated) => number>> = {
  quantity: (a, b) => a.quantity - b.quantity || byOrder(a, b),
  model: (a, b) => a.model.localeCompare(b.model, 'en', { numeric: true }) || byOrder(a, b),
}

const matches =
  (wanted: string) =>
  ({ orderNo, manufacturer, model }: Undated): boolean =>
    orderNo.startsWith(wanted) || `${manufacturer} ${model}`.toLowerCase().includes(wanted)

/** All reservations are read and sorted in memory: as many as are unpaid or unshipped. The times are read for one page. */
export const reservationsResourceRoute = (deps: CatalogueDeps) =>
  adminRoute(
    reservationsResource,
    {
      list: async ({ ids, filter, sort, range: [first, last] }) => {
        const wanted = ids === undefined ? undefined : new Set(ids)
        const chosen = (await openReservations(deps))
          .filter(({ id }) => wanted?.has(id) ?? true)
          .filter(matches(filter.q?.trim().toLowerCase() ?? ''))
          .toSorted(orders[sort.field] ?? byOrder)
        if (sort.order === 'DESC') chosen.reverse()
        const page = chosen.slice(first, last + 1)
        const timeOf = await reservationTimes(deps, page)
        return { rows: page.map((row) => ({ ...row, reservedAt: timeOf(row) })), total: chosen.length }
      },
      one: async (id) => {
        const row = (await openReservations(deps)).find((one) => one.id === id)
        return row === undefined ? undefined : { ...row, reservedAt: (await reservationTimes(deps, [row]))(row) }
      },
    },
    { waitsFor: [productsProjection] },
  )
