import type { TFunction } from 'i18next'

/** The text of a field's fault: by field where it has one of its own, then by code; undefined without a fault. */
export const loginErrorText = (t: TFunction<'login'>, code: string | undefined, field?: string): string | undefined => {
  if (code === undefined || code === '') return undefined
  const keys = [...(field === undefined ? [] : [`error.${field}-${code}`]), `error.${code}`]
  const known = keys.find((key) => t(key, { defaultValue: '' }) !== '')
  return t(known ?? 'error.other')
}
