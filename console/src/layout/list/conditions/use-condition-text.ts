import { parseDateCondition, parseNumberCondition } from '@pinline/contracts/api/condition'
import { useFormat } from '../../../messages/use-format.ts'
import { useText } from '../../../messages/use-text.ts'
import type { ConditionColumn } from './condition-column.ts'
import { ownZone } from './condition-values.ts'

/** A condition in words. The time zone of a date is named where it is not this browser's. */
export const useConditionText = () => {
  const text = useText()
  const format = useFormat()

  const numberText = (column: string, condition: string): string | undefined => {
    const parsed = parseNumberCondition(condition)
    if (parsed === undefined) return undefined
    const [from = 0, to = from] = parsed.values
    const [value, last] = [format.number(from), format.number(to)]
    return text(`conditions.number_said.${parsed.operator}`, { column, value, from: value, to: last })
  }

  const dateText = (column: string, condition: string): string | undefined => {
    const parsed = parseDateCondition(condition)
    if (parsed === undefined) return undefined
    const { operator, days, count, zone } = parsed
    const [day = '', last = ''] = days.map((one) => format.calendarDate(one))
    const said = text(`conditions.date_said.${operator}`, { column, smart_count: count, day, from: day, to: last })
    const isZoneless = operator === 'empty' || operator === 'filled' || zone === ownZone()
    return isZoneless ? said : text('conditions.zone', { condition: said, zone: zone.replaceAll('_', ' ') })
  }

  return ({ kind, label }: ConditionColumn, condition: string): string =>
    (kind === 'number' ? numberText(label, condition) : dateText(label, condition)) ??
    text('conditions.unreadable', { column: label })
}
