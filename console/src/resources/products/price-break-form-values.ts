import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { CurrencyCode, UnitPrice } from '@pinline/events/money'
import { localNumber, type NumberSigns, plainNumber } from '@pinline/ui/format/number-signs'

/** Form values of a price break. */
export interface PriceBreakFormValues {
  /** Stable key of the row while rows are added and removed. */
  readonly key: number
  readonly from: string
  readonly each: string
}

export type BreakError = 'from-wrong' | 'not-ascending' | 'price-wrong'
/** Row key → validation error of its quantity or price. */
export type BreakErrors = ReadonlyMap<number, { readonly field: 'from' | 'each'; readonly fieldError: BreakError }>

export const maxBreaks = 12
const maxDecimals = 6

/** Decimal text with a point or a comma, at most six decimals; undefined when it is not a price. */
export const parsePrice = (input: string, currency: CurrencyCode, signs: NumberSigns): UnitPrice | undefined => {
  const parts = /^(\d{1,9})(?:\.(\d{1,6}))?$/u.exec(plainNumber(input, signs) ?? '')
  if (parts === null) return undefined
  const decimals = (parts[2] ?? '').replace(/0+$/u, '')
  return { amount: Number((parts[1] ?? '') + decimals), scale: Math.min(decimals.length, maxDecimals), currency }
}

/** A price as text for the form: `0.4039`, `0,4039`. */
export const priceText = ({ amount, scale }: UnitPrice, signs: NumberSigns): string =>
  localNumber((amount / 10 ** scale).toFixed(scale), signs)

export const priceBreakFormValues = (breaks: readonly PriceBreak[], signs: NumberSigns): PriceBreakFormValues[] =>
  breaks.map(({ from, unitPrice }, key) => ({ key, from: String(from), each: priceText(unitPrice, signs) }))

const parseFromQuantity = (input: string): number | undefined =>
  /^[1-9]\d{0,8}$/u.test(input.trim()) ? Number(input.trim()) : undefined

/** The parsed breaks, or the first validation error of each row. */
export const parsePriceBreaks = (
  rows: readonly PriceBreakFormValues[],
  currency: CurrencyCode,
  signs: NumberSigns,
): { readonly breaks: PriceBreak[]; readonly fieldErrors: BreakErrors } => {
  const fieldErrors = new Map<number, { field: 'from' | 'each'; fieldError: BreakError }>()
  const breaks: PriceBreak[] = []
  for (const { key, from, each } of rows) {
    const quantity = parseFromQuantity(from)
    const unitPrice = parsePrice(each, currency, signs)
    if (quantity === undefined) fieldErrors.set(key, { field: 'from', fieldError: 'from-wrong' })
    else if (quantity <= (breaks.at(-1)?.from ?? 0))
      fieldErrors.set(key, { field: 'from', fieldError: 'not-ascending' })
    else if (unitPrice === undefined || unitPrice.amount === 0)
      fieldErrors.set(key, { field: 'each', fieldError: 'price-wrong' })
    else breaks.push({ from: quantity, unitPrice })
  }
  return { breaks, fieldErrors }
}
