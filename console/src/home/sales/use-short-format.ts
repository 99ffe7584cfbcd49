import { type CurrencyCode, currencyDigits } from '@pinline/events/money'
import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { tagOf } from '../../messages/languages.ts'

/** Short forms for the axis of a chart: 1.2K, $1.2K. Amounts are in minor units. */
export const useShortFormat = (currency: CurrencyCode) => {
  const locale = useLocale()
  return useMemo(() => {
    const tag = tagOf(locale)
    const short = { notation: 'compact', maximumFractionDigits: 1 } as const
    const number = new Intl.NumberFormat(tag, short)
    const money = new Intl.NumberFormat(tag, { ...short, style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    return {
      number: (value: number) => number.format(value),
      money: (minor: number) => money.format(minor / 10 ** currencyDigits[currency]),
    }
  }, [locale, currency])
}
