import { lifecycle } from '@pinline/events/catalogue/connector-part'
import { useRef, useState } from 'react'
import { Field } from '../../../layout/field.tsx'
import { useFocusOnFieldError } from '../../../layout/field-errors.ts'
import { FormDialog } from '../../../layout/form-dialog.tsx'
import { Icon } from '../../../layout/icon.tsx'
import { useNumberSigns } from '../../../messages/use-number-signs.ts'
import { useText } from '../../../messages/use-text.ts'
import { AttributeField } from '../attribute-fields.tsx'
import { ProductField } from '../product-field.tsx'
import type { ProductFieldErrors } from '../product-form-values.ts'
import { useAddedAttributes } from '../use-added-attributes.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { AddField } from './add-field.tsx'
import { attributePrefix, type BulkChanges, bulkFields, readChanges } from './bulk-changes.ts'

interface ChosenFieldProps {
  readonly name: string
  readonly value: string
  readonly fieldError: string | undefined
  readonly onChange: (value: string) => void
}

const ChosenField = ({ name, value, fieldError, onChange }: ChosenFieldProps) => {
  const text = useText()
  const { attributes } = useAddedAttributes()
  const field = bulkFields.find((one) => one.name === name)
  if (field !== undefined)
    return <ProductField field={field} value={value} fieldError={fieldError} onChange={onChange} />
  const attribute = attributes.find(({ id }) => `${attributePrefix}${id}` === name)
  if (attribute !== undefined)
    return <AttributeField attribute={attribute} value={value} fieldError={fieldError} onChange={onChange} />
  return (
    <Field
      label={text('resources.products.fields.lifecycle')}
      fieldError={fieldError}
      hint={text('resources.products.bulk.lifecycle_hint')}
    >
      {(control) => (
        <select {...control} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{text('resources.products.edit.choose')}</option>
          {lifecycle.options.map((one) => (
            <option key={one} value={one}>
              {text(`resources.products.lifecycle.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface ChooseChangesDialogProps {
  readonly count: number
  readonly onChoose: (changes: BulkChanges) => void
  readonly onClose: () => void
}

/** Chooses what is changed of the selected parts; the next step shows each part before anything is sent. */
export const ChooseChangesDialog = ({ count, onChoose, onClose }: ChooseChangesDialogProps) => {
  const text = useText()
  const { labelOf } = useFieldLabels()
  const { attributes } = useAddedAttributes()
  const signs = useNumberSigns()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [fieldErrors, setFieldErrors] = useState<ProductFieldErrors>({})
  const [isEmpty, setEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFocusOnFieldError(form, fieldErrors)
  const chosen = Object.keys(typed)

  const submit = () => {
    if (chosen.length === 0) return setEmpty(true)
    const read = readChanges(typed, attributes, signs)
    setFieldErrors(read.fieldErrors)
    if (Object.keys(read.fieldErrors).length === 0) onChoose(read.changes)
  }
  const set = (name: string, value: string) => {
    setEmpty(false)
    setTyped({ ...typed, [name]: value })
  }

  return (
    <FormDialog
      wide
      form={form}
      title={text('resources.products.bulk.choose', { smart_count: count })}
      confirm={text('resources.products.bulk.next')}
      busy={false}
      onSubmit={submit}
      onClose={onClose}
    >
      {chosen.map((name) => (
        <div key={name} className="chosen-field">
          <ChosenField
            name={name}
            value={typed[name] ?? ''}
            fieldError={
              fieldErrors[name] === undefined ? undefined : text(`resources.products.edit.fault.${fieldErrors[name]}`)
            }
            onChange={(value) => set(name, value)}
          />
          <button
            type="button"
            className="button button-quiet button-small"
            aria-label={text('resources.products.bulk.remove', { field: labelOf(name) })}
            onClick={() => setTyped(Object.fromEntries(Object.entries(typed).filter(([one]) => one !== name)))}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
      <AddField
        names={[...bulkFields.map(({ name }) => name), 'lifecycle']}
        chosen={chosen}
        fieldError={isEmpty ? text('resources.products.bulk.none_chosen') : undefined}
        onAdd={(name) => set(name, bulkFields.some((one) => one.name === name && one.kind === 'flag') ? 'false' : '')}
      />
    </FormDialog>
  )
}
