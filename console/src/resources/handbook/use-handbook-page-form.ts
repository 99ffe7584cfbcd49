import { languageCode } from '@pinline/contracts/api/languages'
import { createHandbookPage } from '@pinline/contracts/notification/handbook/create-handbook-page'
import type { HandbookPageChanged, HandbookPageRow } from '@pinline/contracts/notification/handbook/handbook-page-row'
import { updateHandbookPage } from '@pinline/contracts/notification/handbook/update-handbook-page'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useLocale, useNotify } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
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
  const [theirs, setTheirs] = useState<HandbookPageRow>()
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

  const send = async (on: HandbookPageRow | undefined): Promise<CommandResult<HandbookPageChanged> | undefined> => {
    const content = handbookPageContentOf(values)
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

  const save = async (on: HandbookPageRow | undefined) => {
    const outcome = await send(on)
    if (outcome === undefined) return
    if (outcome.kind === 'conflict' && on !== undefined) {
      const { data: newest } = await dataProvider.getOne<HandbookPageRow>('handbook', { id: on.id })
      if (newest.revision > on.revision && newest.state === 'current') return setTheirs(newest)
    }
    if (outcome.kind !== 'done') return formResult.showResult(outcome)
    draft.clear()
    onDone(outcome.data)
  }

  return {
    ...{ form: formResult.form, fieldErrors: formResult.fieldErrors, result: formResult.result },
    ...{ draft, snapshot, theirs, canEdit, busy, values, isChanged, edit, fieldErrorText },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (busy || (snapshot !== undefined && !isChanged)) return
      if (!canEdit) return notify('shell.function_disabled', { type: 'error' })
      await save(snapshot)
    },
    reload: async () => {
      if (snapshot !== undefined)
        setSnapshot((await dataProvider.getOne<HandbookPageRow>('handbook', { id: snapshot.id })).data)
      formResult.reset()
    },
    /** Saves over what somebody else has written since. */
    keepMine: async () => {
      if (theirs === undefined) return
      setTheirs(undefined)
      setSnapshot(theirs)
      await save(theirs)
    },
    takeTheirs: () => {
      setTheirs(undefined)
      setSnapshot(theirs)
      setEdits({})
    },
  }
}
export type HandbookPageFormState = ReturnType<typeof useHandbookPageForm>
