import type {
  ChangeNoticeChanged,
  ChangeNoticeRow,
} from '@pinline/contracts/notification/change-notice/change-notice-row'
import { createChangeNotice } from '@pinline/contracts/notification/change-notice/create-change-notice'
import { updateChangeNotice } from '@pinline/contracts/notification/change-notice/update-change-notice'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { dayOf } from '../../layout/days.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type ChangeNoticeFormValues,
  changeNoticeContentOf,
  changeNoticeFormValues,
  changeNoticeValuesOf,
} from './change-notice-form-values.ts'

/** Form state of a change notice, and its submit. A new one has no record; a published one is not changed any more. */
export const useChangeNoticeForm = (
  record: ChangeNoticeRow | undefined,
  onDone: (changed: ChangeNoticeChanged) => void,
) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createChangeNotice)
  const updating = useCommand(updateChangeNotice)
  const formResult = useFormResult()
  const [snapshot, setSnapshot] = useState(record)
  const [today] = useState(() => dayOf(new Date().toISOString()))
  const [edits, setEdits] = useState<Partial<ChangeNoticeFormValues>>({})
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)

  const isDraft = record === undefined || record.state === 'draft'
  const canEdit = isDraft && grantOf(permissions, 'change-notices.create') === 'granted'
  const busy = creating.isPending || updating.isPending
  const values: ChangeNoticeFormValues = { ...changeNoticeValuesOf(snapshot, today), ...edits }
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft({
    ...{ form: 'change-notices', id: record?.id ?? 'new', edits: values, isChanged },
    schema: changeNoticeFormValues,
    onRestore: setEdits,
  })

  const edit = (changes: Partial<ChangeNoticeFormValues>) => {
    setEdits({ ...edits, ...changes })
    formResult.clearFieldErrors(changes)
  }

  const send = async (): Promise<CommandResult<ChangeNoticeChanged> | undefined> => {
    const content = changeNoticeContentOf(values)
    if (snapshot === undefined) {
      const input = createChangeNotice.input.safeParse(content)
      if (!formResult.passesValidation(fieldErrorsOf(createChangeNotice.input, content))) return undefined
      return input.success ? await creating.send(input.data) : undefined
    }
    const changed = { ...content, id: snapshot.id, revision: snapshot.revision }
    const input = updateChangeNotice.input.safeParse(changed)
    if (!formResult.passesValidation(fieldErrorsOf(updateChangeNotice.input, changed))) return undefined
    return input.success ? await updating.send(input.data) : undefined
  }

  const reload = async () => {
    if (snapshot !== undefined)
      setSnapshot((await dataProvider.getOne<ChangeNoticeRow>('change-notices', { id: snapshot.id })).data)
    formResult.reset()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (snapshot !== undefined && !isChanged)) return
    if (!canEdit) return notify('shell.function_disabled', { type: 'error' })
    const outcome = await send()
    if (outcome === undefined) return
    if (outcome.kind !== 'done') return formResult.showResult(outcome)
    draft.clear()
    setEdits({})
    await reload()
    onDone(outcome.data)
  }

  return {
    ...{ form: formResult.form, fieldErrors: formResult.fieldErrors, result: formResult.result },
    ...{ draft, snapshot, canEdit, busy, values, isChanged, edit, fieldErrorText, submit, reload },
  }
}
export type ChangeNoticeFormState = ReturnType<typeof useChangeNoticeForm>
