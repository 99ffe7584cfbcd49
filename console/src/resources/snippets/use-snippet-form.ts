import { createSnippet } from '@pinline/contracts/notification/snippet/create-snippet'
import type { SnippetChanged, SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { updateSnippet } from '@pinline/contracts/notification/snippet/update-snippet'
import { usePermissions } from '../../layout/use-permissions.ts'
import { type RecordFormEvents, useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type SnippetFormValues, snippetContentOf, snippetFormValues, snippetValuesOf } from './snippet-form-values.ts'

/** Form state of a snippet, and its submit. A new one has no record. */
export const useSnippetForm = (record: SnippetRow | undefined, on: RecordFormEvents<SnippetChanged>) => {
  const { permissions } = usePermissions()
  return useRecordForm<SnippetRow, SnippetFormValues, SnippetChanged>({
    ...{ resource: 'snippets', record, schema: snippetFormValues, valuesOf: snippetValuesOf, ...on },
    isEditable: ({ state }) => state === 'current',
    isGranted: grantOf(permissions, 'snippets.update') === 'granted',
    alsoCleared: { texts: '' },
    ...{ create: createSnippet, update: updateSnippet, contentOf: snippetContentOf },
  })
}
export type SnippetFormState = ReturnType<typeof useSnippetForm>
