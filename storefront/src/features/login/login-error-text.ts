import type { Translate } from '../../app/i18n.ts'

/**
 * The text of a field's validation error: by field if it has its own text, then by code; undefined without an error.
 */
export const loginErrorText = (t: Translate, code: string | undefined, field?: string): string | undefined => {
  if (code === undefined || code === '') return undefined
  const keys = [...(field === undefined ? [] : [`error.${field}-${code}`]), `error.${code}`]
  const known = keys.find(t.has)
  return t(known ?? 'error.other')
}
