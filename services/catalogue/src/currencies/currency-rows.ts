import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import type { CurrencyDefined } from '@pinline/events/catalogue/currency-defined'
import { currencyDigits } from '@pinline/events/money'
import { currencyStreamIds, type DefinedCurrency, isDefined, rateAt } from '../domain/currency/currency.ts'
import { currencyDecider } from '../domain/currency/currency-decider.ts'
import { baseCurrency } from '../domain/price/quote.ts'

export const flagPath = (flag: string): string => `/flags/${flag}.svg`

/** A currency and the version of its stream. */
export type KnownCurrency = DefinedCurrency & { readonly revision: number }

/** All currencies of the shop in their order, read up to the ends of their streams. */
export const readCurrencies = async (platform: Pick<Platform, 'store' | 'log'>): Promise<readonly KnownCurrency[]> =>
  [...(await loadStreams(platform, currencyDecider, currencyStreamIds)).values()]
    .flatMap(({ state, version }) => (isDefined(state) ? [{ ...state, revision: version }] : []))
    .sort(({ defined: a }, { defined: b }) => a.orderNum - b.orderNum || (a.code < b.code ? -1 : 1))

/** The name that staff wrote, or else that of the Unicode locale data. */
export const nameOf = ({ code, names }: CurrencyDefined['data'], language: LanguageCode): string => {
  const written = names[language]
  if (written !== undefined && written !== '') return written
  return new Intl.DisplayNames(languageTag(language), { type: 'currency' }).of(code) ?? code
}

/** A currency for its editors. Which rate is in force depends on `now`. */
export const currencyRowOf = (
  { defined, rates, proposed, revision }: KnownCurrency,
  language: LanguageCode,
  now: string,
): CurrencyRow => {
  const { symbol, ...shown } = defined
  return {
    ...shown,
    symbol_left: symbol,
    name: nameOf(defined, language),
    image: flagPath(defined.flag),
    digits: currencyDigits[defined.code],
    isDefault: defined.code === baseCurrency,
    rate: rateAt({ rates }, now) ?? null,
    scheduled: rates.filter(({ validFrom }) => validFrom > now),
    proposed,
    revision,
  }
}
