import { z } from 'zod'

/** Currencies the product knows, with their minor digits (ISO 4217). */
export const currencyDigits = { USD: 2, CNY: 2, EUR: 2, GBP: 2, JPY: 0, HKD: 2 } as const
export const currencyCodes = ['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'HKD'] as const
export const currencyCode = z.enum(currencyCodes)
export type CurrencyCode = z.infer<typeof currencyCode>

/** An amount in integer minor units (cents, fen; yen has none). */
export const money = z.object({ minor: z.int(), currency: currencyCode })
export type Money = z.infer<typeof money>

/**
 * The price of one piece. Connectors cost fractions of a cent, so `amount` is an integer count of
 * 10^-scale currency units: `{ amount: 4039, scale: 4, currency: 'USD' }` is $0.4039.
 */
export const unitPrice = z.object({
  amount: z.int().nonnegative(),
  scale: z.int().min(0).max(6),
  currency: currencyCode,
})
export type UnitPrice = z.infer<typeof unitPrice>

/** An integer count of 10^-digits units as an exact decimal with a point and all its digits: 4039, 4 is `0.4039`. */
export const decimalText = (amount: number, digits: number): string => {
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** True if one piece costs less; of two scales the finer one decides. Throws on two currencies: that is a bug. */
export const isLowerPrice = (price: UnitPrice, than: UnitPrice): boolean => {
  if (price.currency !== than.currency) throw new Error(`cannot compare ${price.currency} with ${than.currency}`)
  return BigInt(price.amount) * 10n ** BigInt(than.scale) < BigInt(than.amount) * 10n ** BigInt(price.scale)
}

/** True if one piece costs the same: 0.5 is 0.50, and never an amount in another currency. */
export const isSamePrice = (one: UnitPrice, other: UnitPrice): boolean =>
  one.currency === other.currency &&
  BigInt(one.amount) * 10n ** BigInt(other.scale) === BigInt(other.amount) * 10n ** BigInt(one.scale)

/** Quantity times unit price, rounded half up to minor units once, at the line. */
export const lineTotal = (price: UnitPrice, quantity: number): Money => {
  const shift = price.scale - currencyDigits[price.currency]
  const exact = BigInt(price.amount) * BigInt(quantity)
  if (shift <= 0) return { minor: Number(exact * 10n ** BigInt(-shift)), currency: price.currency }
  const divisor = 10n ** BigInt(shift)
  return { minor: Number((exact * 2n + divisor) / (divisor * 2n)), currency: price.currency }
}

/** Sums of amounts, one for each of their currencies, in the order in which those come. */
export const sumByCurrency = (amounts: readonly Money[]): Money[] => {
  const sums = new Map<CurrencyCode, number>()
  for (const { minor, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  return [...sums].map(([currency, minor]) => ({ minor, currency }))
}

/** Sum of amounts of one currency. Throws on mixed currencies: that is a bug, not an input. */
export const sumMoney = (currency: CurrencyCode, amounts: readonly Money[]): Money => {
  let minor = 0
  for (const amount of amounts) {
    if (amount.currency !== currency) throw new Error(`cannot add ${amount.currency} to ${currency}`)
    minor += amount.minor
  }
  return { minor, currency }
}
