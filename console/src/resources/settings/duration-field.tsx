import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { type DurationFormValues, durationUnits } from './duration-form-values.ts'

interface DurationFieldProps {
  /** Of the input, so that an address can lead to it. */
  readonly name: string
  readonly label: string
  readonly fieldError: string | undefined
  readonly hint: string
  readonly input: DurationFormValues
  readonly onEdit: (input: DurationFormValues) => void
}

/** A duration: a number and its unit. Changing the unit preserves the typed number. */
export const DurationField = ({ name, label, fieldError, hint, input, onEdit }: DurationFieldProps) => {
  const text = useText()
  return (
    <Field label={label} fieldError={fieldError} hint={hint}>
      {(control) => (
        <span className="settings-span">
          <input
            {...control}
            name={name}
            className="input"
            inputMode="decimal"
            maxLength={12}
            value={input.amount}
            onChange={(event) => onEdit({ ...input, amount: event.target.value })}
          />
          <select
            className="input"
            aria-label={text('settings.unit_of', { field: label })}
            value={input.unit}
            onChange={(event) => {
              const unit = durationUnits.find((one) => one === event.target.value)
              if (unit !== undefined) onEdit({ ...input, unit })
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
