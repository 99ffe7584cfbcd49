import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useRef, useState } from 'react'
import { type FieldErrors, noFieldErrors, useFieldErrorText, useFocusOnFieldError } from '../../layout/field-errors.ts'
import { firstLanguageWithError } from './translations.ts'

interface TaxonomyFormOptions {
  readonly language: LanguageCode
  readonly onLanguage: (language: LanguageCode) => void
  /** Fetches the newest state after a conflict. */
  readonly onReload: () => Promise<void>
}

/** `values.2.words.0` is an error of all words of the row. */
const byField = (fieldErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, fieldError]) => [field.replace(/\.words\.\d+$/, '.words'), fieldError]),
  )

/** Errors, result and conflict of a form with texts in several languages, one of which is shown. */
export const useTaxonomyForm = <Row>({ language, onLanguage, onReload }: TaxonomyFormOptions) => {
  const form = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<Row>>()
  const [conflict, setConflict] = useState(false)
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)

  const hasErrorIn = (found: FieldErrors, code: LanguageCode) =>
    Object.keys(found).some((field) => field.endsWith(`.${code}`))

  /** Shows validation errors in a language that has one. True if there are none. */
  const passesValidation = (errors: FieldErrors): boolean => {
    const found = byField(errors)
    setFieldErrors(found)
    const wrong = firstLanguageWithError(found)
    if (wrong !== undefined && !hasErrorIn(found, language)) onLanguage(wrong)
    return Object.keys(found).length === 0
  }

  /** Shows the result of a command that failed. */
  const showResult = async (outcome: Exclude<CommandResult<Row>, { kind: 'done' }>) => {
    const isPlain = passesValidation(outcome.kind === 'refused' ? outcome.errors : noFieldErrors)
    setConflict(outcome.kind === 'conflict')
    setResult(outcome.kind === 'conflict' || !isPlain ? undefined : outcome)
    if (outcome.kind === 'conflict') await onReload()
  }

  const clearFieldErrors = (isTouched: (field: string) => boolean) =>
    setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !isTouched(field))))

  const reset = () => {
    setFieldErrors(noFieldErrors)
    setResult(undefined)
    setConflict(false)
  }

  return {
    form,
    fieldErrorText,
    result,
    conflict,
    withErrors: (code: LanguageCode) => hasErrorIn(fieldErrors, code),
    passesValidation,
    showResult,
    clearFieldErrors,
    endConflict: () => setConflict(false),
    reset,
  }
}
