import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { importTrackingEntries } from '@pinline/contracts/order/order/import-tracking-entries'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { importRows } from '../tracking/import-tracking.ts'

export const importTrackingEntriesRoute = (platform: OrderDeps) =>
  route(
    importTrackingEntries,
    async ({ rows }, { commandContext }) => result(await importRows(platform, rows, commandContext)),
    { waitsFor: [ordersProjection] },
  )
