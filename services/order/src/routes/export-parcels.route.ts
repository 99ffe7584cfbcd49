import { exportParcels } from '@pinline/contracts/order/order/export-parcels'
import { parcelTable } from '../exports/parcel-table.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { AddressVersions } from '../read-models/orders/address-versions.ts'
import { exportRoute } from './export-route.ts'

export const exportParcelsRoute = (platform: OrderDeps, addresses: AddressVersions) =>
  exportRoute(platform, exportParcels, 'parcels', (_input, orders, { language }) =>
    parcelTable(addresses, orders, language),
  )
