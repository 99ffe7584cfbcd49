import type { PriceBreak } from '@pinline/events/catalogue/price-set'

/** The price break of a quantity; the first one when the quantity is below all. */
export function currentBreak(breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined {
  return breaks.filter((row) => row.from <= quantity).at(-1) ?? breaks[0]
}

/** The next cheaper price break, or undefined on the last. */
export function nextBreak(breaks: readonly PriceBreak[], quantity: number): PriceBreak | undefined {
  return breaks.find((row) => row.from > quantity)
}

/** The saving of a price break against the first, as a share between 0 and 1. */
export function savedShare(breaks: readonly PriceBreak[], row: PriceBreak): number {
  const first = breaks[0]
  if (!first) return 0
  const value = (entry: PriceBreak): number => entry.unitPrice.amount / 10 ** entry.unitPrice.scale
  return value(first) === 0 ? 0 : 1 - value(row) / value(first)
}
