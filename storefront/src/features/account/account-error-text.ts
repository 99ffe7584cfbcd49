import type { Translate } from '../../app/i18n.ts'

/** The text of a field's validation error; undefined without one. */
export const accountErrorText = (t: Translate, code: string | undefined): string | undefined => {
  if (code === undefined || code === '') return undefined
  return t(t.has(`error.${code}`) ? `error.${code}` : 'error.other')
}
