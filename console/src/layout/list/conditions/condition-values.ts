import {
  type DateOperator,
  dateConditionText,
  dateOperators,
  maxDays,
  type NumberOperator,
  numberConditionText,
  numberOperators,
  parseDateCondition,
  parseNumberCondition,
} from '@pinline/contracts/api/condition'
import type { ConditionColumn } from './condition-column.ts'

/** What a form has of a condition; texts are as they were typed. */
export interface ConditionValues {
  readonly operator: NumberOperator | DateOperator
  readonly first: string
  readonly second: string
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const isNumberOperator = (word: string): word is NumberOperator => Object.hasOwn(numberOperators, word)
const isDateOperator = (word: string): word is DateOperator => Object.hasOwn(dateOperators, word)

const forNullable: readonly string[] = ['empty', 'filled']

/** The operators that suit a column. */
export const operatorsOf = ({ kind, nullable }: Pick<ConditionColumn, 'kind' | 'nullable'>) =>
  Object.keys(kind === 'number' ? numberOperators : dateOperators)
    .filter((word) => (kind === 'number' ? isNumberOperator(word) : isDateOperator(word)))
    .filter((word) => nullable === true || !forNullable.includes(word)) as (NumberOperator | DateOperator)[]

/** What an operator takes. */
export const inputOf = (kind: ConditionColumn['kind'], operator: string) => {
  if (kind === 'number') {
    const count = isNumberOperator(operator) ? numberOperators[operator] : 0
    return ({ 0: 'nothing', 1: 'number', 2: 'numbers' } as const)[count]
  }
  return isDateOperator(operator) ? dateOperators[operator] : 'nothing'
}

/** The values of a condition; those of a new one if it cannot be read. */
export const valuesOf = (kind: ConditionColumn['kind'], text: string | undefined): ConditionValues => {
  if (kind === 'number') {
    const { operator = 'gt', values = [] } = parseNumberCondition(text ?? '') ?? {}
    return { operator, first: String(values[0] ?? ''), second: String(values[1] ?? '') }
  }
  const { operator = 'last-days', days = [], count = 7 } = parseDateCondition(text ?? '') ?? {}
  const isCounted = dateOperators[operator] === 'count'
  return { operator, first: isCounted ? String(count) : (days[0] ?? ''), second: days[1] ?? '' }
}

/** A condition as the address has it, or what is wrong with the values. A date is one of this browser's time zone. */
export const conditionOf = (
  kind: ConditionColumn['kind'],
  { operator, first, second }: ConditionValues,
): { readonly text: string } | { readonly error: 'required' | 'order' } => {
  const takes = inputOf(kind, operator)
  const isPair = takes === 'numbers' || takes === 'days'
  const given = takes === 'nothing' ? [] : isPair ? [first.trim(), second.trim()] : [first.trim()]
  if (given.includes('')) return { error: 'required' }
  if (kind === 'number') {
    const values = given.map(Number)
    const [from = 0, to = from] = values
    if (from > to) return { error: 'order' }
    const text = isNumberOperator(operator) ? numberConditionText({ operator, values }) : ''
    return parseNumberCondition(text) === undefined ? { error: 'required' } : { text }
  }
  if (!isDateOperator(operator)) return { error: 'required' }
  const isCounted = takes === 'count'
  const [from = '', to = from] = given
  if (!isCounted && from > to) return { error: 'order' }
  const count = isCounted ? Math.min(Number(from), maxDays) : 0
  const text = dateConditionText({ operator, days: isCounted ? [] : given, count, zone: ownZone() })
  return parseDateCondition(text) === undefined ? { error: 'required' } : { text }
}
