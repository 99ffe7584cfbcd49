import type { TFunction } from 'i18next'

/**
 * The text of a field's validation error: by field if it has its own text, then by code; undefined without an error.
 */
export const loginErrorText = (t: TFunction<'login'>, code: string | undefined, field?: string): string | undefined => {
  if (code === undefined || code === '') return undefined
  const keys = [...(field === undefined ? [] : [`error.${field}-${code}`]), `error.${code}`]
  const known = keys.find((key) => t(key, { defaultValue: '' }) !== '')
  return t(known ?? 'error.other')
}
