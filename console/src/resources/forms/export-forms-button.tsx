import { permissionOf } from '@pinline/contracts/api/call'
import { exportForms } from '@pinline/contracts/notification/form/export-forms'
import { formFilter } from '@pinline/contracts/notification/form/forms-resource'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useListContext } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { useSaving } from '../imports/use-saving.ts'

/** Downloads the forms of the filtered list as CSV. */
export const ExportFormsButton = () => {
  const text = useText()
  const api = useApi()
  const { filterValues } = useListContext()
  const { save, saving } = useSaving()
  const filter = formFilter.safeParse(filterValues ?? {})
  // A filter that cannot be read shows no list either.
  if (!filter.success) return null
  return (
    <CommandButton
      permission={permissionOf(exportForms)}
      busy={saving}
      onPress={() => void save(() => api.download(exportForms, filter.data), 'messages.csv')}
    >
      {text('resources.forms.commands.export')}
    </CommandButton>
  )
}
