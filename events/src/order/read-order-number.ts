import type { OrderNumber } from '../ids.ts'

/** ISO 7064 MOD 11,10: finds every single wrong digit and nearly every transposition. */
export const orderCheckDigit = (digits: string): number => {
  let product = 10
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

/** Without the schema, which a page's first scripts would have to load. */
const isOrderNumber = (digits: string): digits is OrderNumber =>
  /^\d{13}$/.test(digits) && orderCheckDigit(digits.slice(0, 12)) === Number(digits[12])

/**
 * Reads an order number with a valid check digit, also one of an earlier release (yymmdd, six digits); undefined if no
 * order can have it. Spaces and hyphens between digits are allowed.
 */
export const readOrderNumber = (text: string): OrderNumber | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  return isOrderNumber(digits) ? digits : undefined
}
