import { languageCode } from '@pinline/contracts/api/languages'
import { createHandbookPage } from '@pinline/contracts/notification/handbook/create-handbook-page'
import type { HandbookPageChanged, HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useLocale, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type HandbookPageFormValues,
  handbookPageContentOf,
  handbookPageFormValues,
  handbookPageValuesOf,
} from './handbook-page-form-values.ts'

/** Form state of a page, and its submit. A new one has no record; its section may stand in the address. */
export const useHandbookPageForm = (
  record: HandbookPageRow | undefined,
  onDone: (changed: HandbookPageChanged) => void,
) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const locale = useLocale()
  const [search] = useSearchParams()
  const { permissions } = usePermissions()
  const creating = useCommand(createHandbookPage)
  const updating = useCommand(updateHandbookPage)
  const formResult = useFormResult()
  const [snapshot, setSnapshot] = useState(record)
  const [edits, setEdits] = useState<Partial<HandbookPageFormValues>>({})
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)

  const canEdit = snapshot?.state !== 'archived' && grantOf(permissions, 'handbook.update') === 'granted'
  const busy = creating.isPending || updating.isPending
  const fresh = { section: search.get('section') ?? '', language: languageCode.catch('en').parse(locale) }
  const values: HandbookPageFormValues = { ...handbookPageValuesOf(snapshot, fresh), ...edits }
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft({
    ...{ form: 'handbook', id: record?.id ?? 'new', edits: values, isChanged },
    schema: handbookPageFormValues,
    onRestore: setEdits,
  })

  const edit = (changes: Partial<HandbookPageFormValues>) => {
    setEdits((before) => ({ ...before, ...changes }))
    formResult.clearFieldErrors(changes)
  }

  const newestOf = async (id: HandbookPageRow['id']) =>
    (await dataProvider.getOne<HandbookPageRow>('handbook', { id })).data

  const conflict = useConflict<HandbookPageRow, HandbookPageFormValues>({
    load: async ({ id }) => {
      const newest = await newestOf(id)
      return newest.state === 'current' ? newest : undefined
    },
    versionOf: ({ revision }) => revision,
    valuesOf: (page) => handbookPageValuesOf(page, fresh),
    saveOn: async (newest, mine) => {
      setSnapshot(newest)
      setEdits(mine)
      return await save(newest, { ...handbookPageValuesOf(newest, fresh), ...mine })
    },
  })

  const send = async (
    on: HandbookPageRow | undefined,
    written: HandbookPageFormValues,
  ): Promise<CommandResult<HandbookPageChanged> | undefined> => {
    const content = handbookPageContentOf(written)
    if (on === undefined) {
      const input = createHandbookPage.input.safeParse(content)
      if (!formResult.passesValidation(fieldErrorsOf(createHandbookPage.input, content))) return undefined
      return input.success ? await creating.send(input.data) : undefined
    }
    const changed = { ...content, id: on.id, revision: on.revision }
    const input = updateHandbookPage.input.safeParse(changed)
    if (!formResult.passesValidation(fieldErrorsOf(updateHandbookPage.input, changed))) return undefined
    return input.success ? await updating.send(input.data) : undefined
  }

  const save = async (on: HandbookPageRow | undefined, written: HandbookPageFormValues): Promise<boolean> => {
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
    ...{ form: formResult.form, fieldErrors: formResult.fieldErrors, result: formResult.result },
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
export type HandbookPageFormState = ReturnType<typeof useHandbookPageForm>
