import { formFields } from '@pinline/contracts/notification/form/form-fields'

/** Fields with an error text of their own; others are shown above the form. */
export const shownFields = [
  ...['surname', 'givenName', 'email', 'phone', 'company', 'part', 'quantity', 'opinion', 'details', 'consent'],
] as const

/** Error keys by field for what is typed, as the server would say it; empty where it would be accepted. */
export const formErrorsOf = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> => {
  const parsed = formFields.safeParse(fields)
  if (parsed.success) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = String(path[0] ?? '')
    errors[field] ??= /^[a-z]+(-[a-z]+)*$/.test(message) ? message : 'required'
  }
  return errors
}
