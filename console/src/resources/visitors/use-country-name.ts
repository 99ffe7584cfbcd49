import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { tagOf } from '../../messages/languages.ts'

/** Names of countries and regions in the person's language; a code that nobody knows stays. */
export const useCountryName = (): ((code: string) => string) => {
  const locale = useLocale()
  return useMemo(() => {
    const names = new Intl.DisplayNames(tagOf(locale), { type: 'region', fallback: 'code' })
    return (code) => names.of(code) ?? code
  }, [locale])
}
