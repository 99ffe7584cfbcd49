import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { CurrencyCode, UnitPrice } from '@pinline/events/money'

/** A price break as it is typed. */
export interface TypedBreak {
  /** Stays with the row while others come and go. */
  readonly key: number
  readonly from: string
  readonly each: string
}

export type BreakFault = 'from-wrong' | 'not-ascending' | 'price-wrong'
/** Row key → what is wrong with its quantity or price. */
export type BreakFaults = ReadonlyMap<number, { readonly field: 'from' | 'each'; readonly fault: BreakFault }>

export const mostBreaks = 12
const mostDecimals = 6

/** Decimal text with a point or a comma, at most six decimals; undefined where it is no price. */
export const typedPrice = (typed: string, currency: CurrencyCode): UnitPrice | undefined => {
  const parts = /^(\d{1,9})(?:[.,](\d{1,6}))?$/u.exec(typed.trim().replaceAll(/\s/gu, ''))
  if (parts === null) return undefined
  const decimals = (parts[2] ?? '').replace(/0+$/u, '')
  return { amount: Number((parts[1] ?? '') + decimals), scale: Math.min(decimals.length, mostDecimals), currency }
}

/** A price as it is typed: `0.4039`. */
export const priceText = ({ amount, scale }: UnitPrice): string => (amount / 10 ** scale).toFixed(scale)

export const typedBreaks = (breaks: readonly PriceBreak[]): TypedBreak[] =>
  breaks.map(({ from, unitPrice }, key) => ({ key, from: String(from), each: priceText(unitPrice) }))

const wholeFrom = (typed: string): number | undefined =>
  /^[1-9]\d{0,8}$/u.test(typed.trim()) ? Number(typed.trim()) : undefined

/** The breaks that the rows say, or what is wrong with them: the first fault of each row. */
export const readBreaks = (
  rows: readonly TypedBreak[],
  currency: CurrencyCode,
): { readonly breaks: PriceBreak[]; readonly faults: BreakFaults } => {
  const faults = new Map<number, { field: 'from' | 'each'; fault: BreakFault }>()
  const breaks: PriceBreak[] = []
  for (const { key, from, each } of rows) {
    const quantity = wholeFrom(from)
    const unitPrice = typedPrice(each, currency)
    if (quantity === undefined) faults.set(key, { field: 'from', fault: 'from-wrong' })
    else if (quantity <= (breaks.at(-1)?.from ?? 0)) faults.set(key, { field: 'from', fault: 'not-ascending' })
    else if (unitPrice === undefined || unitPrice.amount === 0) faults.set(key, { field: 'each', fault: 'price-wrong' })
    else breaks.push({ from: quantity, unitPrice })
  }
  return { breaks, faults }
}
