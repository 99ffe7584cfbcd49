import type { Format } from '@pinline/ui/format/create-format'
import type { Text } from '../../messages/use-text.ts'

/** A setting's number with its unit: 100 %, 200 pieces; Chinese and Japanese write 200個 without a space. */
export const countWithUnit = (
  text: Text,
  format: Format,
  count: number,
  unit: 'days' | 'orders' | 'percent' | 'pieces',
): string => {
  if (unit === 'days') return text('settings.orders.days', { smart_count: count })
  if (unit === 'percent') return format.percent(count / 100)
  return `${format.number(count)}\u00a0${text(`settings.unit.${unit}`)}`.replace(/\s(?=\p{sc=Han})/u, '')
}
