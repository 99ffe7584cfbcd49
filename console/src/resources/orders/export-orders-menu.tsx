import { permissionOf } from '@pinline/contracts/api/call'
import { exportOrderList } from '@pinline/contracts/order/order/export-order-list'
import { exportParcels } from '@pinline/contracts/order/order/export-parcels'
import { orderFilter } from '@pinline/contracts/order/order/orders-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { ExportMenu, useTableFiles } from '../../layout/list/export-menu.tsx'
import { useText } from '../../messages/use-text.ts'

/** Downloads the orders of the filtered list, their items, or their parcels with addresses for carriers. */
export const ExportOrdersMenu = () => {
  const text = useText()
  const api = useApi()
  const tableFiles = useTableFiles()
  const { data: filter } = orderFilter.safeParse(useListContext().filterValues ?? {})
  // A filter that cannot be read shows no list either.
  if (filter === undefined) return null
  const files = [
    ...tableFiles({
      what: text('resources.orders.export.orders'),
      permission: permissionOf(exportOrderList),
      name: 'orders',
      fetched: (format) => api.download(exportOrderList, { ...filter, rows: 'orders', format }),
    }),
    ...tableFiles({
      what: text('resources.orders.export.items'),
      permission: permissionOf(exportOrderList),
      name: 'items',
      fetched: (format) => api.download(exportOrderList, { ...filter, rows: 'lines', format }),
    }),
    ...tableFiles({
      what: text('resources.orders.export.parcels'),
      permission: permissionOf(exportParcels),
      name: 'parcels',
      fetched: (format) => api.download(exportParcels, { ...filter, format }),
    }),
  ]
  return <ExportMenu files={files} />
}
