import { createSnippet } from '@pinline/contracts/notification/snippet/create-snippet'
import type { SnippetChanged, SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { updateSnippet } from '@pinline/contracts/notification/snippet/update-snippet'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type SnippetFormValues, snippetContentOf, snippetFormValues, snippetValuesOf } from './snippet-form-values.ts'

/** Form state of a snippet, and its submit. A new one has no record. */
export const useSnippetForm = (record: SnippetRow | undefined, onDone: (changed: SnippetChanged) => void) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createSnippet)
  const updating = useCommand(updateSnippet)
  const formResult = useFormResult()
  const [snapshot, setSnapshot] = useState(record)
  const [edits, setEdits] = useState<Partial<SnippetFormValues>>({})
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)

  const canEdit = snapshot?.state !== 'archived' && grantOf(permissions, 'snippets.update') === 'granted'
  const busy = creating.isPending || updating.isPending
  const values: SnippetFormValues = { ...snippetValuesOf(snapshot), ...edits }
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft({
    ...{ form: 'snippets', id: record?.id ?? 'new', edits: values, isChanged },
    schema: snippetFormValues,
    onRestore: setEdits,
  })

  const edit = (changes: Partial<SnippetFormValues>) => {
    setEdits((before) => ({ ...before, ...changes }))
    formResult.clearFieldErrors({ ...changes, texts: '' })
  }

  const newestOf = async (id: SnippetRow['id']) => (await dataProvider.getOne<SnippetRow>('snippets', { id })).data

  const conflict = useConflict<SnippetRow, SnippetFormValues>({
    load: async ({ id }) => {
      const newest = await newestOf(id)
      return newest.state === 'current' ? newest : undefined
    },
    versionOf: ({ revision }) => revision,
    valuesOf: snippetValuesOf,
    saveOn: async (newest, mine) => {
      setSnapshot(newest)
      setEdits(mine)
      return await save(newest, { ...snippetValuesOf(newest), ...mine })
    },
  })

  const send = async (
    on: SnippetRow | undefined,
    written: SnippetFormValues,
  ): Promise<CommandResult<SnippetChanged> | undefined> => {
    const content = snippetContentOf(written)
    if (on === undefined) {
      if (!formResult.passesValidation(fieldErrorsOf(createSnippet.input, content))) return undefined
      return await creating.send(content)
    }
    const changed = { ...content, id: on.id, revision: on.revision }
    if (!formResult.passesValidation(fieldErrorsOf(updateSnippet.input, changed))) return undefined
    return await updating.send(changed)
  }

  const save = async (on: SnippetRow | undefined, written: SnippetFormValues): Promise<boolean> => {
    const outcome = await send(on, written)
    if (outcome === undefined) return false
    if (outcome.kind === 'conflict' && on !== undefined && (await conflict.compare(on, written))) return false
    if (outcome.kind !== 'done') {
      formResult.showResult(outcome)
      return false
    }
    draft.clear()
    onDone(outcome.data)
    return true
  }

  return {
    ...{ form: formResult.form, result: formResult.result },
    ...{ draft, snapshot, conflict, canEdit, busy, values, isChanged, edit, fieldErrorText },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (busy || (snapshot !== undefined && !isChanged)) return
      if (!canEdit) return notify('shell.function_disabled', { type: 'error' })
      await save(snapshot, values)
    },
    reload: async () => {
      if (snapshot !== undefined) setSnapshot(await newestOf(snapshot.id))
      formResult.reset()
    },
  }
}
export type SnippetFormState = ReturnType<typeof useSnippetForm>
