import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { durationUnits, type TypedDuration } from './typed-duration.ts'

interface DurationFieldProps {
  readonly label: string
  readonly fault: string | undefined
  readonly hint: string
  readonly typed: TypedDuration
  readonly onType: (typed: TypedDuration) => void
}

/** A span of time: a number and its unit. Another unit keeps the number that was typed. */
export const DurationField = ({ label, fault, hint, typed, onType }: DurationFieldProps) => {
  const text = useText()
  return (
    <Field label={label} fault={fault} hint={hint}>
      {(control) => (
        <span className="settings-span">
          <input
            {...control}
            className="input mono"
            inputMode="decimal"
            maxLength={12}
            value={typed.amount}
            onChange={(event) => onType({ ...typed, amount: event.target.value })}
          />
          <select
            className="input"
            aria-label={text('settings.unit_of', { field: label })}
            value={typed.unit}
            onChange={(event) => {
              const unit = durationUnits.find((one) => one === event.target.value)
              if (unit !== undefined) onType({ ...typed, unit })
            }}
          >
            {durationUnits.map((unit) => (
              <option key={unit} value={unit}>
                {text(`settings.unit.${unit}`)}
              </option>
            ))}
          </select>
        </span>
      )}
    </Field>
  )
}
