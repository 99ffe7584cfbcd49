import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type NumberSigns, plainNumber } from '@pinline/ui/format/number-signs'

type Rate = Pick<ExchangeRate, 'amount' | 'scale'>

const maxScale = 8

/** A rate as a decimal without trailing zeros, e.g. `7.118`. */
export const rateText = ({ amount, scale }: Rate): string => {
  const digits = String(amount).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** What a person typed as a rate, with a decimal point or comma; undefined if it is no positive number of that size. */
export const parseRate = (input: string, signs: NumberSigns): Rate | undefined => {
  const [, whole = '', fraction = ''] = /^(\d{1,7})(?:\.(\d{1,8}))?$/.exec(plainNumber(input, signs) ?? '') ?? []
  const digits = fraction.replace(/0+$/, '').slice(0, maxScale)
  const amount = Number(whole + digits)
  return whole === '' || amount === 0 ? undefined : { amount, scale: digits.length }
}

/** By which share of the rate before it a rate is higher or lower, e.g. 0.012. */
export const rateChange = (rate: Rate, before: Rate): number =>
  rate.amount / 10 ** rate.scale / (before.amount / 10 ** before.scale) - 1
