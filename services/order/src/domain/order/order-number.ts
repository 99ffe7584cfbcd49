import { type OrderNumber, orderNumber } from '@pinline/events/ids'

/** ISO 7064 MOD 11,10: finds every single wrong digit and nearly every transposition. */
const checkDigit = (digits: string): number => {
  let product = 10
  for (const digit of digits) {
    const sum = (product + Number(digit)) % 10 || 10
    product = (sum * 2) % 11
  }
  return (11 - product) % 10
}

/**
 * @param day ISO time of the placement; its UTC date begins the number. @param draw a random integer from 0 to 999,999.
 */
export const orderNumberOf = (day: string, draw: number): OrderNumber => {
  const body = `${day.slice(2, 4)}${day.slice(5, 7)}${day.slice(8, 10)}${String(draw).padStart(6, '0')}`
  return orderNumber.parse(`${body}${checkDigit(body)}`)
}

/** Reads an order number with a valid check digit; undefined otherwise. Spaces between digits are allowed. */
export const readOrderNumber = (text: string): OrderNumber | undefined => {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d{13}$/.test(digits)) return undefined
  return checkDigit(digits.slice(0, 12)) === Number(digits[12]) ? orderNumber.parse(digits) : undefined
}
