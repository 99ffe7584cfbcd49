import { Field } from '../../../layout/field.tsx'
import { useText } from '../../../messages/use-text.ts'
import { useAddedAttributes } from '../use-added-attributes.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { attributePrefix } from './bulk-changes.ts'

interface AddFieldProps {
  /** Fields of every part that can be chosen. */
  readonly names: readonly string[]
  readonly chosen: readonly string[]
  readonly fieldError: string | undefined
  readonly onAdd: (name: string) => void
}

/** The fields, and attributes that staff added, that are not chosen yet. */
export const AddField = ({ names, chosen, fieldError, onAdd }: AddFieldProps) => {
  const text = useText()
  const { labelOf } = useFieldLabels()
  const { attributes } = useAddedAttributes()
  const free = names.filter((name) => !chosen.includes(name))
  const own = attributes.map(({ id }) => `${attributePrefix}${id}`).filter((name) => !chosen.includes(name))
  const option = (name: string) => (
    <option key={name} value={name}>
      {labelOf(name)}
    </option>
  )
  return (
    <Field label={text('resources.products.bulk.add')} fieldError={fieldError}>
      {(control) => (
        <select {...control} className="input" value="" onChange={({ target }) => onAdd(target.value)}>
          <option value="">{text('resources.products.edit.choose')}</option>
          {free.map(option)}
          {own.length > 0 && (
            <optgroup label={text('resources.products.edit.group.attributes')}>{own.map(option)}</optgroup>
          )}
        </select>
      )}
    </Field>
  )
}
