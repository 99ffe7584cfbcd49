import { pageKeyField } from '@pinline/contracts/api/page-key'
import { formFields } from '@pinline/contracts/notification/form/form-fields'
import { submitForm } from '@pinline/contracts/notification/form/submit-form'
import type { FormKind } from '@pinline/events/notification/form-submitted'
import { newKey } from '@pinline/ui/commands/new-key'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { formErrorsOf, shownFields } from './form-errors.ts'
import { formsKey } from './forms.queries.ts'
import { useChosenFiles } from './use-chosen-files.ts'

/** Since when this form is shown, for the server to distinguish people from machines. */
const useOpenFor = (): (() => number) => {
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  return () => Math.round(performance.now() - shownAt.current)
}

/** Errors, files and submit of a form of the shop; a refusal without a field is shown above it. */
export const useSubmitForm = (kind: FormKind) => {
  const { t } = useTranslation('forms')
  const { api, language, queryClient } = useAppContext()
  const chosen = useChosenFiles()
  const openFor = useOpenFor()
  const key = useRef(newKey())
  /** Sent again as it was with the same key: another body under it would be refused. */
  const elapsedMs = useRef<number>(undefined)
  const renewKey = () => {
    key.current = newKey()
    elapsedMs.current = undefined
  }
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string>()
  const [sentNo, setSentNo] = useState<string>()
  const [isPending, setPending] = useState(false)
  const [isConsenting, setConsenting] = useState(false)

  const showErrors = (errors: Readonly<Record<string, string>>, form: HTMLFormElement) => {
    setFieldErrors(errors)
    const first = shownFields.find((field) => errors[field] !== undefined)
    const control = first === undefined ? null : form.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    setRefusal(undefined)
    const data = new FormData(form)
    data.delete('file')
    data.delete(pageKeyField)
    data.set('language', language)
    data.set('elapsedMs', String(elapsedMs.current ?? openFor()))
    const errors = formErrorsOf(Object.fromEntries(data))
    showErrors(errors, form)
    if (Object.keys(errors).length > 0) return
    const fields = formFields.parse(Object.fromEntries(data))
    elapsedMs.current = fields.elapsedMs
    for (const file of chosen.files) data.append('file', file, file.name)
    setPending(true)
    try {
      const outcome = await api.call(
        submitForm,
        { ...fields, kind },
        {
          ...{ form: data, idempotencyKey: key.current, silent: true },
        },
      )
      if (outcome.kind === 'ok') {
        setSentNo(outcome.data.formNo)
        await queryClient.invalidateQueries({ queryKey: formsKey })
      } else if (outcome.kind === 'refused') {
        // A corrected form is another one.
        renewKey()
        if (outcome.errors.file !== undefined) chosen.setFieldError(outcome.message)
        else if (shownFields.some((field) => outcome.errors[field] !== undefined)) showErrors(outcome.errors, form)
        else setRefusal(outcome.message)
      }
    } catch {
      setRefusal(t('failed'))
    } finally {
      setPending(false)
    }
  }

  const errorOf = (field: string): string | undefined => {
    const code = fieldErrors[field]
    if (code === undefined) return undefined
    return t(t.has(`error.${code}`) ? `error.${code}` : 'error.other')
  }
  const startAnew = () => {
    renewKey()
    setSentNo(undefined)
    setConsenting(false)
    for (const file of chosen.files) chosen.drop(file)
  }
  return { chosen, errorOf, refusal, sentNo, isPending, submit, startAnew, isConsenting, setConsenting }
}
