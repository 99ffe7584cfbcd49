import { createNotice } from '@pinline/contracts/notification/notice/create-notice'
import type { NoticeChanged } from '@pinline/contracts/notification/notice/notice-changed'
import type { NoticeRow } from '@pinline/contracts/notification/notice/notice-row'
import { updateNotice } from '@pinline/contracts/notification/notice/update-notice'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type NoticeFormValues,
  namedErrors,
  noText,
  noticeContentOf,
  noticeFormValues,
  noticeValuesOf,
} from './notice-form-values.ts'

/** Form state of a notice, and its submit. A new notice has no record. Unedited fields follow changes by others. */
export const useNoticeForm = (record: NoticeRow | undefined, onDone: (changed: NoticeChanged) => void) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createNotice)
  const updating = useCommand(updateNotice)
  const formResult = useFormResult()
  const [snapshot, setSnapshot] = useState(record)
  const [edits, setEdits] = useState<Partial<NoticeFormValues>>({})
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)

  const grant = grantOf(permissions, snapshot === undefined ? 'notices.create' : 'notices.update')
  const busy = creating.isPending || updating.isPending
  const stored = noticeValuesOf(snapshot)
  const values: NoticeFormValues = { ...stored, ...edits, texts: { ...stored.texts, ...edits.texts } }
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft({
    ...{ form: 'notices', id: record?.id ?? 'new', edits: values, isChanged },
    schema: noticeFormValues,
    onRestore: setEdits,
  })

  const edit = (changes: Partial<NoticeFormValues>) => {
    setEdits({ ...edits, ...changes })
    formResult.clearFieldErrors(changes)
  }
  const editText = (language: string, changes: Partial<typeof noText>) => {
    const written = { ...(values.texts[language] ?? noText), ...changes }
    edit({ texts: { ...edits.texts, [language]: written } })
  }

  const send = async (): Promise<CommandResult<NoticeChanged> | undefined> => {
    const content = noticeContentOf(values, snapshot)
    if (snapshot === undefined) {
      const input = createNotice.input.safeParse(content)
      if (!formResult.passesValidation(namedErrors(fieldErrorsOf(createNotice.input, content)))) return undefined
      return input.success ? await creating.send(input.data) : undefined
    }
    const changed = { ...content, id: snapshot.id, revision: snapshot.revision }
    const input = updateNotice.input.safeParse(changed)
    if (!formResult.passesValidation(namedErrors(fieldErrorsOf(updateNotice.input, changed)))) return undefined
    return input.success ? await updating.send(input.data) : undefined
  }

  const reload = async () => {
    if (snapshot !== undefined) setSnapshot((await dataProvider.getOne<NoticeRow>('notices', { id: snapshot.id })).data)
    formResult.reset()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (snapshot !== undefined && !isChanged && snapshot.state !== 'withdrawn')) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
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
    ...{ draft, snapshot, grant, busy, values, isChanged, edit, editText, fieldErrorText, submit, reload },
  }
}
export type NoticeFormState = ReturnType<typeof useNoticeForm>
