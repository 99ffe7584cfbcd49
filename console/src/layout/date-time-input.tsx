import type { ComponentProps } from 'react'
import { hasFullYear } from './days.ts'
import { useHeldText } from './use-held-text.ts'

interface DateTimeInputProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  readonly type: 'date' | 'datetime-local'
  readonly value: string
  /** Empty while no whole date is entered. */
  readonly onChange: (value: string) => void
}

/**
 * A date or local time that is applied while it is typed. A browser names the year 2 at the first digit of 2026; such a
 * value is held until the year is whole.
 */
export const DateTimeInput = ({ type, value, onChange, ...attributes }: DateTimeInputProps) => {
  const { text, applied, type: hold, send, revert } = useHeldText(value)
  const change = (typed: string) => {
    hold(typed)
    if (typed === applied || (typed !== '' && !hasFullYear(typed))) return
    send(typed)
    onChange(typed)
  }
  const [start, end] = type === 'date' ? ['', ''] : ['T00:00', 'T23:59']
  return (
    <input
      {...attributes}
      type={type}
      className="input"
      min={`1000-01-01${start}`}
      max={`9999-12-31${end}`}
      value={text}
      onChange={({ target }) => change(target.value)}
      onBlur={revert}
    />
  )
}
