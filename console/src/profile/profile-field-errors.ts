import type { FieldErrors } from '../layout/field-errors.ts'
import { useHasText, useText } from '../messages/use-text.ts'

/** The text of a field's validation error in the person's language. */
export const useProfileFieldErrorText = (fieldErrors: FieldErrors): ((field: string) => string | undefined) => {
  const text = useText()
  const hasText = useHasText()
  return (field) => {
    const key = fieldErrors[field]
    if (key === undefined) return undefined
    const path = `profile.fault.${key}`
    return text(hasText(path) ? path : 'profile.fault.invalid')
  }
}
