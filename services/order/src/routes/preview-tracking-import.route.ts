import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { previewTrackingImport } from '@pinline/contracts/order/order/preview-tracking-import'
import type { OrderDeps } from '../order-deps.ts'
import { ordersProjection } from '../read-models/orders/orders.projection.ts'
import { previewRows } from '../tracking/import-tracking.ts'

export const previewTrackingImportRoute = (platform: OrderDeps) =>
  route(
    previewTrackingImport,
    async ({ rows }) => result((await previewRows(platform, rows)).map((row) => row.result)),
    { waitsFor: [ordersProjection] },
  )
