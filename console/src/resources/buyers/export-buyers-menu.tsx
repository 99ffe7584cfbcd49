import { buyersResource } from '@pinline/contracts/account/people/buyers-resource'
import { exportBuyers } from '@pinline/contracts/account/people/export-buyers'
import { permissionOf } from '@pinline/contracts/api/call'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { ExportMenu, useTableFiles } from '../../layout/list/export-menu.tsx'
import { useText } from '../../messages/use-text.ts'

/** Downloads the buyers of the filtered list. */
export const ExportBuyersMenu = () => {
  const text = useText()
  const api = useApi()
  const tableFiles = useTableFiles()
  const { data: filter } = buyersResource.filter.safeParse(useListContext().filterValues ?? {})
  // A filter that cannot be read shows no list either.
  if (filter === undefined) return null
  const files = tableFiles({
    what: text('resources.buyers.name', { smart_count: 2 }),
    permission: permissionOf(exportBuyers),
    name: 'buyers',
    fetched: (format) => api.download(exportBuyers, { ...filter, format }),
  })
  return <ExportMenu files={files} />
}
