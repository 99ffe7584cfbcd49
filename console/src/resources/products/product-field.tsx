import type { ReactNode } from 'react'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import type { FieldDefinition } from './edited-fields.ts'
import { useCategories } from './use-categories.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface WithUnitProps {
  readonly control: ControlProps
  readonly unit: string | undefined
  readonly value: string
  readonly inputMode: 'numeric' | 'decimal' | 'text'
  readonly onChange: (value: string) => void
}

/** A number field with its unit. */
export const NumberInput = ({ control, unit, value, inputMode, onChange }: WithUnitProps) => {
  const input = (describedBy: string | undefined): ReactNode => (
    <input
      {...control}
      aria-describedby={describedBy}
      className="input"
      inputMode={inputMode}
      maxLength={16}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  if (unit === undefined) return input(control['aria-describedby'])
  const unitId = `${control.id}-unit`
  const noted = control['aria-describedby']
  return (
    <div className="with-unit">
      {input(noted === undefined ? unitId : `${unitId} ${noted}`)}
      <span className="unit" id={unitId}>
        {unit}
      </span>
    </div>
  )
}

const CategorySelect = ({
  control,
  value,
  onChange,
}: {
  control: ControlProps
  value: string
  onChange: (value: string) => void
}) => {
  const text = useText()
  const categories = useCategories()
  const isKnown = value === '' || categories.some(({ id }) => id === value)
  return (
    <select {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
      {value === '' && <option value="">{text('resources.products.edit.choose')}</option>}
      {!isKnown && <option value={value}>{value}</option>}
      {[...Map.groupBy(categories, ({ group }) => group)].map(([group, ofGroup]) => {
        const options = ofGroup.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))
        return group === '' ? (
          options
        ) : (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        )
      })}
    </select>
  )
}

interface ProductFieldProps {
  readonly field: FieldDefinition
  readonly value: string
  readonly fieldError: string | undefined
  readonly hint?: string | undefined
  readonly optional?: boolean
  readonly onChange: (value: string) => void
}

/** One field of a product with the input of its kind. */
export const ProductField = ({
  field,
  value,
  fieldError,
  hint,
  optional = field.nullable,
  onChange,
}: ProductFieldProps) => {
  const text = useText()
  const { labelOf, unitOf, valueTextOf } = useFieldLabels()
  const { name, kind } = field
  const label = labelOf(name)
  if (kind === 'flag')
    return (
      <label className="check check-field">
        <input type="checkbox" checked={value === 'true'} onChange={({ target }) => onChange(String(target.checked))} />
        <span>{label}</span>
      </label>
    )
  const control = (props: ControlProps): ReactNode => {
    switch (kind) {
      case 'whole':
      case 'decimal':
        return (
          <NumberInput
            control={props}
            unit={unitOf(name)}
            value={value}
            inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
            onChange={onChange}
          />
        )
      case 'choice':
        return (
          <select {...props} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
            {(field.nullable || value === '') && (
              <option value="">
                {text(field.nullable ? 'resources.products.not_stated' : 'resources.products.edit.choose')}
              </option>
            )}
            {field.choices.map((choice) => (
              <option key={choice} value={choice}>
                {valueTextOf(name, choice)}
              </option>
            ))}
          </select>
        )
      case 'category':
        return <CategorySelect control={props} value={value} onChange={onChange} />
      case 'text':
      case 'link':
      case 'code':
        return (
          <input
            {...props}
            className="input"
            type={kind === 'link' ? 'url' : 'text'}
            maxLength={field.maxLength}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      default:
        return kind satisfies never
    }
  }
  return (
    <Field label={label} optional={optional} fieldError={fieldError} hint={hint}>
      {control}
    </Field>
  )
}
