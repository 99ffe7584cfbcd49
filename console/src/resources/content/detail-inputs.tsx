import type { ReactNode } from 'react'
import { DateTimeInput } from '../../layout/date-time-input.tsx'
import { dayOf } from '../../layout/days.ts'
import { Field } from '../../layout/field.tsx'

interface InputProps<Value> {
  readonly label: string
  readonly value: Value
  readonly readOnly: boolean
  readonly hint?: ReactNode
  readonly fieldError?: string | undefined
  readonly onChange: (value: Value) => void
}

/** A text of one line. */
export const TextInput = ({
  label,
  value,
  readOnly,
  hint,
  fieldError,
  onChange,
  maxLength,
}: InputProps<string> & { maxLength: number }) => (
  <Field label={label} hint={hint} fieldError={fieldError}>
    {(control) => (
      <input
        {...control}
        className="input"
        readOnly={readOnly}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)

/** A whole number, e.g. a position among others. */
export const NumberInput = ({ label, value, readOnly, fieldError, onChange }: InputProps<number>) => (
  <Field label={label} fieldError={fieldError}>
    {(control) => (
      <input
        {...control}
        type="number"
        className="input input-figure"
        readOnly={readOnly}
        min={0}
        max={9999}
        value={value}
        onChange={({ target }) => onChange(Math.max(0, Math.round(Number(target.value)) || 0))}
      />
    )}
  </Field>
)

interface ChoiceProps<Value extends string> extends InputProps<Value> {
  readonly choices: readonly { readonly id: Value; readonly name: string }[]
}

/** One of a few values. */
export const ChoiceInput = <Value extends string>({
  label,
  value,
  readOnly,
  fieldError,
  onChange,
  choices,
}: ChoiceProps<Value>) => (
  <Field label={label} fieldError={fieldError}>
    {(control) => (
      <select
        {...control}
        className="input"
        disabled={readOnly}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(({ id }) => id === target.value)
          if (chosen !== undefined) onChange(chosen.id)
        }}
      >
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

/** A calendar date; empty is null. */
export const DateInput = ({ label, value, readOnly, fieldError, onChange }: InputProps<string | null>) => (
  <Field label={label} fieldError={fieldError}>
    {(control) => (
      <input
        {...control}
        type="date"
        className="input"
        readOnly={readOnly}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    )}
  </Field>
)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** An instant as the value of a local date and time field. */
const localTimeOf = (instant: string | null): string => {
  if (instant === null) return ''
  const at = new Date(instant)
  return `${dayOf(instant)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`
}

/** The instant of a local date and time field; null if it is empty or no time. */
const instantOf = (localTime: string): string | null => {
  const at = new Date(localTime)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** An instant, typed in the person's time zone. */
export const TimeInput = ({ label, value, readOnly, hint, fieldError, onChange }: InputProps<string | null>) => (
  <Field label={label} hint={hint} fieldError={fieldError}>
    {(control) => (
      <DateTimeInput
        {...control}
        type="datetime-local"
        readOnly={readOnly}
        value={localTimeOf(value)}
        onChange={(local) => onChange(instantOf(local))}
      />
    )}
  </Field>
)
