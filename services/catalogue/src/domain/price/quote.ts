import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { type CurrencyCode, currencyDigits, type UnitPrice } from '@pinline/events/money'
import type { Price } from './price.ts'

/** Rates start from this currency; prices proposed by a rate are computed from its breaks. */
export const baseCurrency: CurrencyCode = 'USD'

/** Converted unit prices have two digits more than the currency's minor unit. */
const extraDigits = 2

/** Converts a unit price, rounded half up once to two digits below the minor unit ($0.0001, ¥0.01). */
export const convertPrice = (price: UnitPrice, rate: ExchangeRate): UnitPrice => {
  if (price.currency !== rate.from) throw new Error(`the rate is from ${rate.from}, the price in ${price.currency}`)
  const scale = currencyDigits[rate.to] + extraDigits
  const exact = BigInt(price.amount) * BigInt(rate.amount)
  const shift = price.scale + rate.scale - scale
  const amount =
    shift <= 0 ? exact * 10n ** BigInt(-shift) : (exact * 2n + 10n ** BigInt(shift)) / (2n * 10n ** BigInt(shift))
  return { amount: Number(amount), scale, currency: rate.to }
}

/**
 * Converts a unit price by the rates of both currencies from the base, rounded half up once to two digits below the minor
 * unit; in its own currency it stays as it is.
 */
export const convertBetween = (price: UnitPrice, own: ExchangeRate, into: ExchangeRate): UnitPrice => {
  if (price.currency !== own.to) throw new Error(`the rate is to ${own.to}, the price in ${price.currency}`)
  if (own.to === into.to) return price
  const scale = currencyDigits[into.to] + extraDigits
  const exact = BigInt(price.amount) * BigInt(into.amount) * 10n ** BigInt(own.scale + scale)
  const divisor = BigInt(own.amount) * 10n ** BigInt(price.scale + into.scale)
  return { amount: Number((exact * 2n + divisor) / (divisor * 2n)), scale, currency: into.to }
}

/** The price breaks in `rate.to`: explicit ones, or else the base currency's by rate. */
export const breaksIn = (price: Price, rate: ExchangeRate): readonly PriceBreak[] => {
  const explicit = price[rate.to]
  if (explicit !== undefined) return explicit
  return (price[baseCurrency] ?? []).map((step) => ({
    from: step.from,
    unitPrice: convertPrice(step.unitPrice, rate),
  }))
}

/** The unit price for `quantity`; undefined without breaks. */
export const unitPriceAt = (breaks: readonly PriceBreak[], quantity: number): UnitPrice | undefined =>
  (breaks.findLast((step) => step.from <= quantity) ?? breaks[0])?.unitPrice

/** Changes whenever `breaksIn` may return something else: the stream's version and, for converted prices, the rate. */
export const priceVersionOf = (price: Price, version: number, rate: ExchangeRate): string =>
  price[rate.to] === undefined ? `${version}~${rate.to}${rate.amount}e${rate.scale}` : `${version}~${rate.to}`
