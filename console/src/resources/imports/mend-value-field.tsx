import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { useText } from '../../messages/use-text.ts'
import type { FieldChoice } from './field-choices.ts'

const maxLength = 300

interface MendValueFieldProps {
  readonly label: string
  readonly hint: string
  /** What an empty value means; undefined if a value is required. */
  readonly none?: string | undefined
  readonly values: FieldChoice['values']
  readonly value: string
  readonly fieldError?: string | undefined
  readonly onChange: (value: string) => void
}

/** A value of a field: one of the known ones if that is a closed set, else as it would stand in the file. */
export const MendValueField = ({ none, values, value, onChange, ...field }: MendValueFieldProps) => {
  const text = useText()
  return (
    <Field {...field}>
      {(control) =>
        values === undefined ? (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={maxLength}
            placeholder={none ?? ''}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <select
            {...control}
            ref={focusOnMount}
            className="input"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">{none ?? text('resources.imports.mends.choose')}</option>
            {values.map((known) => (
              <option key={known.value} value={known.value}>
                {known.title}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  )
}
