import { createFormat, type Format } from '@pinline/ui/format/create-format'
import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { tagOf } from './languages.ts'

/** Formats for the person's language. */
export const useFormat = (): Format => {
  const locale = useLocale()
  return useMemo(() => createFormat(tagOf(locale)), [locale])
}
