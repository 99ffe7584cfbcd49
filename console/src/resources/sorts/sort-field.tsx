import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { useSortChoices } from './use-sort-rows.ts'

interface SortFieldProps {
  /** Empty: none. */
  readonly value: string
  readonly fieldError?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (sortId: string) => void
}

/** The sort of a notice or a file. */
export const SortField = ({ value, fieldError, disabled = false, onChange }: SortFieldProps) => {
  const text = useText()
  const choices = useSortChoices()
  return (
    <Field label={text('resources.sorts.field')} optional fieldError={fieldError}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{text('resources.sorts.none')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
