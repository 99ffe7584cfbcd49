import type { TFunction } from 'i18next'

/** The text of a field's validation error; undefined without one. */
export const accountErrorText = (t: TFunction<'account'>, code: string | undefined): string | undefined => {
  if (code === undefined || code === '') return undefined
  return t(`error.${code}`, { defaultValue: '' }) || t('error.other')
}
