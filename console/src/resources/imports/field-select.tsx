import { type ImportField, importField } from '@pinline/contracts/catalogue/import/import-options'
import { useText } from '../../messages/use-text.ts'
import { type FieldChoice, fieldGroups, groupOf } from './field-choices.ts'

interface FieldSelectProps {
  readonly choices: readonly FieldChoice[]
  readonly value: ImportField | null
  readonly label: string
  /** Label of the empty option; without it a choice is required. */
  readonly none?: string
  readonly fieldError: boolean
  readonly describedBy?: string | undefined
  readonly onChoose: (field: ImportField | null) => void
}

/** Chooses a field; required ones have a star. */
export const FieldSelect = ({ choices, value, label, none, fieldError, describedBy, onChoose }: FieldSelectProps) => {
  const text = useText()
  return (
    <select
      className="input"
      aria-label={label}
      aria-invalid={fieldError}
      aria-describedby={describedBy}
      value={value ?? ''}
      onChange={(event) => onChoose(importField.safeParse(event.target.value).data ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {fieldGroups.map((group) => {
        const own = choices.filter(({ field }) => groupOf(field) === group)
        return own.length === 0 ? null : (
          <optgroup key={group} label={text(`resources.imports.columns.groups.${group}`)}>
            {own.map(({ field, title, required }) => (
              <option key={field} value={field}>
                {required ? `${title} *` : title}
              </option>
            ))}
          </optgroup>
        )
      })}
    </select>
  )
}
