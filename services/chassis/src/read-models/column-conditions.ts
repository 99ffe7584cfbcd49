import { parseDateCondition, parseNumberCondition } from '@pinline/contracts/api/condition'
import { addDays, dayIn, daysOf, startOfDay } from './calendar.ts'

/** A condition on a column as a query of MongoDB, e.g. `{ pieces: { $gt: 5 } }`. */
export type FieldMatch = Readonly<Record<string, unknown>>

/** Instants as ISO 8601 with milliseconds, both included. */
export interface InstantRange {
  readonly from?: string
  readonly to?: string
}

const lastBefore = (instant: string): string => new Date(Date.parse(instant) - 1).toISOString()

const parsedDate = (text: string) => {
  const condition = parseDateCondition(text)
  if (condition === undefined) throw new Error(`${text} has passed as a condition on a date`)
  return condition
}

const parsedNumber = (text: string) => {
  const condition = parseNumberCondition(text)
  if (condition === undefined) throw new Error(`${text} has passed as a condition on a number`)
  return condition
}

/** The instants that a condition on a date means now; undefined: they are no range. */
export const instantsOf = (text: string, now: Date): InstantRange | undefined => {
  const condition = parsedDate(text)
  const { operator, zone } = condition
  const days = daysOf(condition, dayIn(now, zone))
  if (days === undefined || operator === 'not-on') return undefined
  return {
    ...(days.first === undefined ? {} : { from: startOfDay(days.first, zone) }),
    ...(days.last === undefined ? {} : { to: lastBefore(startOfDay(addDays(days.last, 1), zone)) }),
  }
}

const withinOf = ({ from, to }: InstantRange) => ({
  ...(from === undefined ? {} : { $gte: from }),
  ...(to === undefined ? {} : { $lte: to }),
})

/** A condition on a field of instants, which are ISO 8601 with milliseconds, or null. */
export const instantMatch = (field: string, text: string, now: Date): FieldMatch => {
  const condition = parsedDate(text)
  switch (condition.operator) {
    case 'empty':
      return { [field]: null }
    case 'filled':
      return { [field]: { $ne: null } }
    case 'not-on':
      return { $nor: [{ [field]: withinOf(instantsOf(text.replace(/^not-on/, 'on'), now) ?? {}) }] }
    default:
      return { [field]: withinOf(instantsOf(text, now) ?? {}) }
  }
}

/**
 * A condition on a field of numbers, or null.
 * @param unit stored units of one written unit, 100 for cents
 */
export const numberMatch = (field: string, text: string, unit = 1): FieldMatch => {
  const { operator, values } = parsedNumber(text)
  const [from = 0, to = from] = values.map((value) => Math.round(value * unit * 1e6) / 1e6)
  switch (operator) {
    case 'is':
      return { [field]: from }
    case 'not':
      return { [field]: { $ne: from } }
    case 'gt':
      return { [field]: { $gt: from } }
    case 'lt':
      return { [field]: { $lt: from } }
    case 'between':
      return { [field]: { $gte: from, $lte: to } }
    case 'empty':
      return { [field]: null }
    case 'filled':
      return { [field]: { $ne: null } }
    default:
      return operator satisfies never
  }
}

/** Whether a number of a row in memory meets a condition. A row without one meets `not` and `empty` only. */
export const numberTest = (text: string): ((value: number | null) => boolean) => {
  const { operator, values } = parsedNumber(text)
  const [from = 0, to = from] = values
  switch (operator) {
    case 'is':
      return (value) => value === from
    case 'not':
      return (value) => value !== from
    case 'gt':
      return (value) => value !== null && value > from
    case 'lt':
      return (value) => value !== null && value < from
    case 'between':
      return (value) => value !== null && value >= from && value <= to
    case 'empty':
      return (value) => value === null
    case 'filled':
      return (value) => value !== null
    default:
      return operator satisfies never
  }
}

const dateTest = (text: string, isWithin: (value: string) => boolean): ((value: string | null) => boolean) => {
  const { operator } = parsedDate(text)
  if (operator === 'empty') return (value) => value === null
  if (operator === 'filled') return (value) => value !== null
  if (operator === 'not-on') return (value) => value === null || !isWithin(value)
  return (value) => value !== null && isWithin(value)
}

/** Whether an instant of a row in memory, ISO 8601 in UTC, meets a condition. */
export const instantTest = (text: string, now: Date): ((value: string | null) => boolean) => {
  const { from, to } = instantsOf(text.replace(/^not-on/, 'on'), now) ?? {}
  const [first, last] = [
    Date.parse(from ?? '-271821-04-20T00:00:00.000Z'),
    Date.parse(to ?? '+275760-09-13T00:00:00.000Z'),
  ]
  return dateTest(text, (value) => Date.parse(value) >= first && Date.parse(value) <= last)
}

/** Whether a calendar day of a row in memory meets a condition. */
export const dayTest = (text: string, now: Date): ((value: string | null) => boolean) => {
  const condition = parsedDate(text)
  const { first = '', last = '~' } = daysOf(condition, dayIn(now, condition.zone)) ?? {}
  return dateTest(text, (value) => value >= first && value <= last)
}
