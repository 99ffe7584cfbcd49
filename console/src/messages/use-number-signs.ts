import { type NumberSigns, numberSignsOf } from '@pinline/ui/format/number-signs'
import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { tagOf } from './languages.ts'

/** How the person's language writes numbers. */
export const useNumberSigns = (): NumberSigns => {
  const locale = useLocale()
  return useMemo(() => numberSignsOf(tagOf(locale)), [locale])
}
