import type { DateCondition } from '@pinline/contracts/api/condition'

/** Calendar days, both included; undefined: without that end. */
export interface DayRange {
  readonly first?: string
  readonly last?: string
}

const dayMs = 86_400_000

const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00.000Z`)
const firstDay = '0000-01-01'
const lastDay = '9999-12-31'
/** The day of a time, within the years of four digits. */
const dayAt = (utc: number): string =>
  new Date(Math.min(Math.max(utc, atMidnight(firstDay)), atMidnight(lastDay))).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayAt(atMidnight(day) + days * dayMs)

const formats = new Map<string, Intl.DateTimeFormat>()
/** There are some 600 time zones. */
const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  formats.set(zone, format)
  return format
}

/** What a clock of the zone shows, as if it were UTC. */
const clockOf = (instant: number, zone: string): number => {
  const [date = '', time = ''] = formatOf(zone).format(instant).split(', ')
  return Date.parse(`${date}T${time}.000Z`)
}

/** The calendar day of an instant in a time zone. */
export const dayIn = (instant: Date, zone: string): string => dayAt(clockOf(instant.getTime(), zone))

/** Days that a format writes with a year of four digits, and those before and after them as well. */
const hasClock = (day: string): boolean => day > '1000-01-02' && day < '9999-12-30'

/**
 * The first instant of a day in a time zone, ISO 8601. Where a clock change skips midnight, the day begins after it;
 * where one repeats midnight, with the first. A half typed date is far from all records: its day is that of UTC.
 */
export const startOfDay = (day: string, zone: string): string => {
  if (!hasClock(day)) return `${day}T00:00:00.000Z`
  const midnight = atMidnight(day)
  const offsets = [-1, 0, 1].map((days) => {
    const near = midnight + days * dayMs
    return clockOf(near, zone) - near
  })
  const starts = offsets.map((offset) => midnight - offset).filter((at) => clockOf(at, zone) >= midnight)
  return new Date(Math.min(...starts)).toISOString()
}

const monthOf = (day: string, months: number): DayRange => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return {
    first: dayAt(Date.UTC(year, month - 1 + months, 1)),
    last: dayAt(Date.UTC(year, month + months, 0)),
  }
}

/** The days that a condition means, seen from a day; undefined: it says nothing of days. `not-on` means all others. */
export const daysOf = ({ operator, days, count }: DateCondition, today: string): DayRange | undefined => {
  const [first = today, last = first] = days
  switch (operator) {
    case 'today':
      return { first: today, last: today }
    case 'yesterday':
      return { first: addDays(today, -1), last: addDays(today, -1) }
    case 'last-days':
      return { first: addDays(today, 1 - count), last: today }
    case 'next-days':
      return { first: today, last: addDays(today, count - 1) }
    case 'older-than':
      return { last: addDays(today, -count - 1) }
    case 'this-month':
      return monthOf(today, 0)
    case 'last-month':
      return monthOf(today, -1)
    case 'this-year':
      return { first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` }
    case 'on':
    case 'not-on':
    case 'between':
      return { first, last }
    case 'before':
      return { last: addDays(first, -1) }
    case 'after':
      return { first: addDays(first, 1) }
    case 'empty':
    case 'filled':
      return undefined
    default:
      return operator satisfies never
  }
}
