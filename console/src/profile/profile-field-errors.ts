import type { FieldErrors } from '../layout/field-errors.ts'
import { en } from '../messages/en/en.ts'
import { useText } from '../messages/use-text.ts'

type FieldErrorKey = keyof typeof en.profile.fault

const isFieldErrorKey = (key: string): key is FieldErrorKey => Object.hasOwn(en.profile.fault, key)

/** The text of a field's validation error in the person's language. */
export const useProfileFieldErrorText = (fieldErrors: FieldErrors): ((field: string) => string | undefined) => {
  const text = useText()
  return (field) => {
    const key = fieldErrors[field]
    if (key === undefined) return undefined
    return text(`profile.fault.${isFieldErrorKey(key) ? key : 'invalid'}`)
  }
}
