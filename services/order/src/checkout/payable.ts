import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { currencyDigits, type Money } from '@pinline/events/money'

const crossScale = 8

const halfUp = (numerator: bigint, divisor: bigint): bigint => (numerator * 2n + divisor) / (divisor * 2n)

/** From one currency to another, both by their rates from the same third; rounded half up to 8 digits. */
export const crossRate = (from: ExchangeRate, to: ExchangeRate): ExchangeRate => {
  if (from.from !== to.from) throw new Error(`rates from ${from.from} and ${to.from} do not meet`)
  const numerator = BigInt(to.amount) * 10n ** BigInt(from.scale + crossScale)
  const amount = Number(halfUp(numerator, BigInt(from.amount) * 10n ** BigInt(to.scale)))
  return { from: from.to, to: to.to, amount: Math.max(1, amount), scale: crossScale }
}

/** An amount in another currency, rounded half up once to its minor units, and at least one of them. */
export const converted = ({ minor, currency }: Money, rate: ExchangeRate): Money => {
  if (rate.from !== currency) throw new Error(`the rate is from ${rate.from}, the amount in ${currency}`)
  const numerator = BigInt(minor) * BigInt(rate.amount) * 10n ** BigInt(currencyDigits[rate.to])
  const divisor = 10n ** BigInt(currencyDigits[currency] + rate.scale)
  return { minor: Math.max(1, Number(halfUp(numerator, divisor))), currency: rate.to }
}
