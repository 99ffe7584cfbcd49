import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useRef, useState } from 'react'
import { type FieldErrors, noFieldErrors, useFocusOnFieldError } from './field-errors.ts'

/** What is wrong with the fields of a form, and how its command went; the focus goes to the first field at fault. */
export const useFormResult = () => {
  const form = useRef<HTMLFormElement>(null)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<unknown>>()
  useFocusOnFieldError(form, fieldErrors)
  return {
    form,
    fieldErrors,
    /** For the whole form: undefined where the fields say it. */
    result,
    /** Tells what was found before anything is sent; whether it may be sent. */
    passesValidation: (found: FieldErrors): boolean => {
      setFieldErrors(found)
      setResult(undefined)
      return Object.keys(found).length === 0
    },
    /** Tells of a command that was not done: at the fields that the server named, or else of the whole. */
    showResult: (outcome: CommandResult<unknown>) => {
      const named = outcome.kind === 'refused' ? outcome.errors : noFieldErrors
      setFieldErrors(named)
      setResult(Object.keys(named).length > 0 ? undefined : outcome)
    },
    /** Nothing is wrong any more with fields that have been typed over. */
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
