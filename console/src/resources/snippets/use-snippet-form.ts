import { createSnippet } from '@pinline/contracts/notification/snippet/create-snippet'
import type { SnippetChanged, SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { updateSnippet } from '@pinline/contracts/notification/snippet/update-snippet'
import { useCommand } from '@pinline/ui/commands/use-command'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useRecordForm } from '../../layout/use-record-form.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type SnippetFormValues, snippetContentOf, snippetFormValues, snippetValuesOf } from './snippet-form-values.ts'

/** Form state of a snippet, and its submit. A new one has no record. */
export const useSnippetForm = (record: SnippetRow | undefined, onDone: (changed: SnippetChanged) => void) => {
  const { permissions } = usePermissions()
  const creating = useCommand(createSnippet)
  const updating = useCommand(updateSnippet)
  return useRecordForm<SnippetRow, SnippetFormValues, SnippetChanged>({
    ...{ resource: 'snippets', record, schema: snippetFormValues, valuesOf: snippetValuesOf, onDone },
    isEditable: ({ state }) => state === 'current',
    isGranted: grantOf(permissions, 'snippets.update') === 'granted',
    busy: creating.isPending || updating.isPending,
    alsoCleared: { texts: '' },
    send: async (on, written, passesValidation) => {
      const content = snippetContentOf(written)
      if (on === undefined)
        return passesValidation(fieldErrorsOf(createSnippet.input, content)) ? await creating.send(content) : undefined
      const changed = { ...content, id: on.id, revision: on.revision }
      return passesValidation(fieldErrorsOf(updateSnippet.input, changed)) ? await updating.send(changed) : undefined
    },
  })
}
export type SnippetFormState = ReturnType<typeof useSnippetForm>
