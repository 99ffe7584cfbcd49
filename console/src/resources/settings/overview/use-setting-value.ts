import type { SettingValue } from '@pinline/contracts/api/setting'
import { currencyCode } from '@pinline/events/money'
import { incoterm } from '@pinline/events/order/incoterm'
import { useFormat } from '../../../messages/use-format.ts'
import { type Text, useText } from '../../../messages/use-text.ts'
import { rateText } from '../../currencies/rate-text.ts'
import { countWithUnit } from '../count-with-unit.ts'
import { useCountries } from '../use-seller.ts'

type Format = ReturnType<typeof useFormat>
type Steps = Extract<SettingValue, { kind: 'freight' }>['steps']

const offered = (text: Text, isOffered: boolean) =>
  text(isOffered ? 'settings.overview.offered' : 'settings.overview.not_offered')

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

const stepTexts = (format: Format, steps: Steps): string[] =>
  steps.map(
    ({ upToGrams, usCents }) => `${format.weight(upToGrams)}: ${format.money({ minor: usCents, currency: 'USD' })}`,
  )

/** Cheapest and dearest step, and how far they reach. */
const stepSummary = (text: Text, format: Format, steps: Steps): string => {
  const prices = steps.map(({ usCents }) => usCents)
  const dollars = (usCents: number) => format.money({ minor: usCents, currency: 'USD' })
  const weight = format.weight(steps.at(-1)?.upToGrams ?? 0)
  return joined(
    `${dollars(Math.min(...prices))} – ${dollars(Math.max(...prices))}`,
    text('settings.freight.reach', { weight, smart_count: steps.length }),
  )
}

const currencyText = (text: Text, format: Format, value: Extract<SettingValue, { kind: 'currency' }>): string => {
  const code = currencyCode.safeParse(value.code).data
  const rate =
    value.rate === null || code === undefined
      ? ''
      : text('settings.overview.rate', { rate: format.rate(rateText(value.rate), code) })
  return joined(offered(text, value.enabled), rate)
}

/** The value of a setting as people read it; in `full` with every step of freight, which a history needs. */
export const useSettingValue = (full = false): ((value: SettingValue) => string) => {
  const text = useText()
  const format = useFormat()
  const countries = useCountries()
  const countryName = (wanted: string) => countries.find(({ code }) => code === wanted)?.name ?? wanted
  const orEmpty = (shown: string) => (shown === '' ? text('settings.overview.empty') : shown)
  return (value) => {
    switch (value.kind) {
      case 'duration':
        return format.duration(value.seconds * 1000)
      case 'number':
        return countWithUnit(text, format, value.number, value.unit)
      case 'text':
        return orEmpty(value.text)
      case 'country':
        return countryName(value.country)
      case 'incoterm': {
        const terms = incoterm.safeParse(value.incoterm).data
        return terms === undefined ? value.incoterm : text(`settings.seller.incoterms.${terms}`)
      }
      case 'rates':
        return orEmpty(
          joined(
            ...value.rates.map(
              ({ country, basisPoints }) => `${countryName(country)} ${format.measure(basisPoints / 100)} %`,
            ),
          ),
        )
      case 'eu-sales':
        return text(`settings.tax.eu.${value.euPrivateSales}`)
      case 'carrier':
        return joined(offered(text, value.active), value.trackingPage ?? text('settings.carriers.no_page'))
      case 'freight':
        if (value.steps.length === 0) return text('settings.freight.none')
        return full ? joined(...stepTexts(format, value.steps)) : stepSummary(text, format, value.steps)
      case 'currency':
        return currencyText(text, format, value)
      case 'language':
        return offered(text, value.enabled)
      default:
        return value satisfies never
    }
  }
}
