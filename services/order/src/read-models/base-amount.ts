import { type CurrencyCode, currencyDigits } from '@pinline/events/money'

/** Every price starts in it, and an order's rate is for one unit of it. */
export const baseCurrency = 'USD'

/** An amount of an order in cents of the base currency, by the rate of the order, rounded half up. */
export const baseAmountOf = (
  { currency, rate }: { readonly currency: CurrencyCode; readonly rate: string },
  minor: number,
): number => {
  const [units = '', decimals = ''] = rate.split('.')
  const numerator = BigInt(minor) * 10n ** BigInt(currencyDigits[baseCurrency] + decimals.length)
  const divisor = BigInt(units + decimals) * 10n ** BigInt(currencyDigits[currency])
  return Number((numerator * 2n + divisor) / (divisor * 2n))
}
