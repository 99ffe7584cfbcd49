import { permissionOf } from '@pinline/contracts/api/call'
import { exportForms } from '@pinline/contracts/notification/form/export-forms'
import { formFilter } from '@pinline/contracts/notification/form/forms-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { ExportMenu, useTableFiles } from '../../layout/list/export-menu.tsx'
import { useText } from '../../messages/use-text.ts'

/** Downloads the forms of the filtered list. */
export const ExportFormsMenu = () => {
  const text = useText()
  const api = useApi()
  const tableFiles = useTableFiles()
  const { data: filter } = formFilter.safeParse(useListContext().filterValues ?? {})
  // A filter that cannot be read shows no list either.
  if (filter === undefined) return null
  const files = tableFiles({
    what: text('resources.forms.name', { smart_count: 2 }),
    permission: permissionOf(exportForms),
    name: 'messages',
    fetched: (format) => api.download(exportForms, { ...filter, format }),
  })
  return <ExportMenu files={files} />
}
