import { erasuresResource } from '@pinline/contracts/account/people/erasures-resource'
import { exportErasures } from '@pinline/contracts/account/people/export-erasures'
import { permissionOf } from '@pinline/contracts/api/call'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { ExportMenu, useTableFiles } from '../../layout/list/export-menu.tsx'
import { useText } from '../../messages/use-text.ts'

/** Downloads the erasures of the filtered list. */
export const ExportErasuresMenu = () => {
  const text = useText()
  const api = useApi()
  const tableFiles = useTableFiles()
  const { data: filter } = erasuresResource.filter.safeParse(useListContext().filterValues ?? {})
  // A filter that cannot be read shows no list either.
  if (filter === undefined) return null
  const files = tableFiles({
    what: text('resources.erasures.name', { smart_count: 2 }),
    permission: permissionOf(exportErasures),
    name: 'erasures',
    fetched: (format) => api.download(exportErasures, { ...filter, format }),
  })
  return <ExportMenu files={files} />
}
