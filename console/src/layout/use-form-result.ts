import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useRef, useState } from 'react'
import { type FieldErrors, noFieldErrors, useFocusOnFieldError } from './field-errors.ts'

/** Validation errors of a form and the result of its command; focuses the first invalid field. */
export const useFormResult = () => {
  const form = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<unknown>>()
  useFocusOnFieldError(form, fieldErrors)
  return {
    form,
    fieldErrors,
    /** Error of the whole form: undefined if fields show it. */
    result,
    /** Shows validation errors found before sending. True if there are none. */
    passesValidation: (found: FieldErrors): boolean => {
      setFieldErrors(found)
      setResult(undefined)
      return Object.keys(found).length === 0
    },
    /** Shows why a command failed: at the fields that the server named, or else for the whole form. */
    showResult: (outcome: CommandResult<unknown>) => {
      const named = outcome.kind === 'refused' ? outcome.errors : noFieldErrors
      setFieldErrors(named)
      setResult(Object.keys(named).length > 0 ? undefined : outcome)
    },
    /** Clears the errors of fields that were edited since. */
    clearFieldErrors: (edited: object) =>
      setFieldErrors(
        Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => !((field.split('.')[0] ?? '') in edited))),
      ),
    reset: () => {
      setFieldErrors(noFieldErrors)
      setResult(undefined)
    },
  }
}
