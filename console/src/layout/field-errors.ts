import { type RefObject, useEffect } from 'react'
import type { z } from 'zod'
import { useHasText, useText } from '../messages/use-text.ts'

/** Field → error key, e.g. `titles.en` → `required`. */
export type FieldErrors = Readonly<Record<string, string>>

export const noFieldErrors: FieldErrors = {}

/** Validates a command's input before it is sent; the errors have the server's field names. */
export const fieldErrorsOf = (schema: z.ZodType, input: unknown): FieldErrors => {
  const parsed = schema.safeParse(input)
  if (parsed.success) return noFieldErrors
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fieldErrors[path.map(String).join('.')] ??= message
  return fieldErrors
}

/** The text of a validation error by its key, in the person's language. */
export const useErrorKeyText = (): ((key: string) => string) => {
  const text = useText()
  const hasText = useHasText()
  return (key) => {
    const path = `forms.fault.${key}`
    return text(hasText(path) ? path : 'forms.fault.invalid')
  }
}

/** The text of a field's validation error in the person's language. */
export const useFieldErrorText = (fieldErrors: FieldErrors): ((field: string) => string | undefined) => {
  const words = useErrorKeyText()
  return (field) => {
    const key = fieldErrors[field]
    return key === undefined ? undefined : words(key)
  }
}

/** Focuses the first invalid field each time errors are shown. */
export const useFocusOnFieldError = (form: RefObject<HTMLElement | null>, fieldErrors: FieldErrors): void =>
  useEffect(() => {
    if (Object.keys(fieldErrors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, fieldErrors])
