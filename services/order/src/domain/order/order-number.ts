import { type OrderNumber, orderNumber } from '@pinline/events/ids'
import { orderCheckDigit } from '@pinline/events/order/read-order-number'

/** Day 0 of the numbers: numbers of earlier releases begin with `26` or `27`, later ones with 3 to 9, never with 0. */
const firstDayCode = 3000
/** After 19 years the days begin again; a number that is taken is then drawn again, as on one day. */
const dayCodes = 10_000 - firstDayCode

/** Numbers of one day. */
export const numbersPerDay = 100_000_000

/** Days from 1 March of the year 0 to an ISO date. The year begins in March, so that a leap day is its last. */
const daysTo = (time: string): number => {
  const [year, month, day] = [Number(time.slice(0, 4)), Number(time.slice(5, 7)), Number(time.slice(8, 10))]
  const marchYear = month < 3 ? year - 1 : year
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400)
  return 365 * marchYear + leapDays + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
}
const firstDay = daysTo('2026-01-01')

/** Draws of one placement from its own day; later ones are from the days after it, should the day be full. */
const drawsOfTheDay = 6
/** Draws of one placement. */
export const maxDraws = 8

/**
 * The number of a placement's draw: four digits for the UTC day, eight random ones, a check digit.
 * @param placedAt ISO time of the placement
 * @param draw a random integer from 0 to `numbersPerDay` - 1
 * @param attempt 0 for the first draw of a placement, 1 for the second; from the seventh on the next days' numbers are
 * used, so that a full day refuses nobody
 */
export const orderNumberOf = (placedAt: string, draw: number, attempt = 0): OrderNumber => {
  const daysAhead = Math.max(0, attempt - drawsOfTheDay + 1)
  const day = daysTo(placedAt) - firstDay + daysAhead
  const code = firstDayCode + (((day % dayCodes) + dayCodes) % dayCodes)
  const body = `${code}${String(draw).padStart(8, '0')}`
  return orderNumber.parse(`${body}${orderCheckDigit(body)}`)
}
