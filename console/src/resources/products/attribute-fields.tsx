import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import { NumberInput } from './product-field.tsx'
import { useFieldLabels } from './use-field-labels.ts'

interface AttributeFieldProps {
  readonly attribute: AttributeRow
  readonly value: string
  readonly fieldError: string | undefined
  readonly onChange: (value: string) => void
}

/** A field for an attribute that staff added, by its type and in its unit; empty means not stated. */
export const AttributeField = ({ attribute, value, fieldError, onChange }: AttributeFieldProps) => {
  const text = useText()
  const { unitOf } = useFieldLabels()
  const { id, type, title, values } = attribute
  const choices =
    type === 'flag'
      ? [
          { value: 'true', title: text('resources.products.yes') },
          { value: 'false', title: text('resources.products.no') },
        ]
      : values
  return (
    <Field label={title} optional fieldError={fieldError}>
      {(control) => {
        if (type === 'number')
          return (
            <NumberInput
              control={control}
              unit={unitOf(`attributes.${id}`)}
              value={value}
              inputMode="decimal"
              onChange={onChange}
            />
          )
        if (type === 'text')
          return (
            <input
              {...control}
              className="input"
              maxLength={200}
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        return (
          <select {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
            <option value="">{text('resources.products.not_stated')}</option>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.title}
              </option>
            ))}
          </select>
        )
      }}
    </Field>
  )
}
