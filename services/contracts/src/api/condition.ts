import { z } from 'zod'

/** Operators of a condition on a number, with how many values each takes. */
export const numberOperators = { is: 1, not: 1, gt: 1, lt: 1, between: 2, empty: 0, filled: 0 } as const
export type NumberOperator = keyof typeof numberOperators

export interface NumberCondition {
  readonly operator: NumberOperator
  /** As many as the operator takes, the smaller one first. */
  readonly values: readonly number[]
}

/** Operators of a condition on a date, with what follows them: so many calendar days, a number of days, or nothing. */
export const dateOperators = {
  today: 'nothing',
  yesterday: 'nothing',
  'last-days': 'count',
  'next-days': 'count',
  'older-than': 'count',
  'this-month': 'nothing',
  'last-month': 'nothing',
  'this-year': 'nothing',
  on: 'day',
  'not-on': 'day',
  before: 'day',
  after: 'day',
  between: 'days',
  empty: 'nothing',
  filled: 'nothing',
} as const
export type DateOperator = keyof typeof dateOperators

export interface DateCondition {
  readonly operator: DateOperator
  /** Calendar days, the earlier one first. */
  readonly days: readonly string[]
  /** Of `last-days`, `next-days` and `older-than`. */
  readonly count: number
  /** IANA name of the time zone whose days are meant. */
  readonly zone: string
}

/** Largest number of days that a relative date may lie away. */
export const maxDays = 3650

const isNumberOperator = (word: string): word is NumberOperator => Object.hasOwn(numberOperators, word)
const isDateOperator = (word: string): word is DateOperator => Object.hasOwn(dateOperators, word)

/** `between:5:20`, `gt:0.5`, `empty`; undefined if it is none. */
export const parseNumberCondition = (text: string): NumberCondition | undefined => {
  const [operator = '', ...written] = text.split(':')
  if (!isNumberOperator(operator) || written.length !== numberOperators[operator]) return undefined
  if (!written.every((value) => /^-?\d{1,12}(\.\d{1,6})?$/.test(value))) return undefined
  const values = written.map(Number)
  const [from = 0, to = from] = values
  return from <= to ? { operator, values } : undefined
}

const isZone = (zone: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,39}$/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const day = z.iso.date()

const datesOf = (
  operator: DateOperator,
  written: readonly string[],
): Pick<DateCondition, 'days' | 'count'> | undefined => {
  const takes = dateOperators[operator]
  switch (takes) {
    case 'nothing':
      return written.length === 0 ? { days: [], count: 0 } : undefined
    case 'count': {
      const [count = ''] = written
      const isCount = written.length === 1 && /^[1-9]\d{0,3}$/.test(count) && Number(count) <= maxDays
      return isCount ? { days: [], count: Number(count) } : undefined
    }
    case 'day':
    case 'days': {
      const [first = '', last = first] = written
      const isComplete =
        written.length === (takes === 'day' ? 1 : 2) && written.every((one) => day.safeParse(one).success)
      return isComplete && first <= last ? { days: written, count: 0 } : undefined
    }
    default:
      return takes satisfies never
  }
}

/** `last-days:7@Europe/Berlin`, `between:2026-11-01:2026-11-30`; days are UTC without a zone; undefined if it is none. */
export const parseDateCondition = (text: string): DateCondition | undefined => {
  const [condition = '', zone = 'UTC', ...more] = text.split('@')
  const [operator = '', ...written] = condition.split(':')
  if (more.length > 0 || !isDateOperator(operator) || !isZone(zone)) return undefined
  const dates = datesOf(operator, written)
  return dates === undefined ? undefined : { operator, ...dates, zone }
}

export const numberConditionText = ({ operator, values }: NumberCondition): string => [operator, ...values].join(':')

export const dateConditionText = ({ operator, days, count, zone }: DateCondition): string =>
  `${[operator, ...days, ...(dateOperators[operator] === 'count' ? [count] : [])].join(':')}@${zone}`

/** A condition on the number of a column. */
export const numberCondition = z
  .string()
  .max(40)
  .refine((text) => parseNumberCondition(text) !== undefined, { error: 'condition-format' })
  .meta({ examples: ['between:5:20'] })

/** A condition on the date of a column; a relative date is one of the day on which the list is read. */
export const dateCondition = z
  .string()
  .max(80)
  .refine((text) => parseDateCondition(text) !== undefined, { error: 'condition-format' })
  .meta({ examples: ['last-days:7@Europe/Berlin'] })
