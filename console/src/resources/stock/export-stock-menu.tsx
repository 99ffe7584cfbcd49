import { permissionOf } from '@pinline/contracts/api/call'
import { exportStock } from '@pinline/contracts/catalogue/stock/export-stock'
import { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { ExportMenu, useTableFiles } from '../../layout/list/export-menu.tsx'
import { useText } from '../../messages/use-text.ts'

/** The ids of the list's look-ups are none of its filters. */
const stockFilter = stockResource.filter.omit({ id: true })

/** Downloads the stock of the filtered list. */
export const ExportStockMenu = () => {
  const text = useText()
  const api = useApi()
  const tableFiles = useTableFiles()
  const { data: filter } = stockFilter.safeParse(useListContext().filterValues ?? {})
  // A filter that cannot be read shows no list either.
  if (filter === undefined) return null
  const files = tableFiles({
    what: text('resources.stock.name', { smart_count: 2 }),
    permission: permissionOf(exportStock),
    name: 'stock',
    fetched: (format) => api.download(exportStock, { ...filter, format }),
  })
  return <ExportMenu files={files} />
}
