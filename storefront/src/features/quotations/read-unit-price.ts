import type { CurrencyCode, UnitPrice } from '@pinline/events/money'
import { numberSignsOf, plainNumber } from '@pinline/ui/format/number-signs'

const scale = 4

/** A typed price of one piece; undefined where it is no number with at most four decimals. */
export const readUnitPrice = (typed: string, currency: CurrencyCode, tag: string): UnitPrice | undefined => {
  const parts = /^(\d{1,7})(?:\.(\d{1,4}))?$/.exec(plainNumber(typed, numberSignsOf(tag)) ?? '')
  if (parts === null) return undefined
  return { amount: Number(`${parts[1] ?? ''}${(parts[2] ?? '').padEnd(scale, '0')}`), scale, currency }
}
