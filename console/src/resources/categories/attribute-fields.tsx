import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { useText } from '../../messages/use-text.ts'
import type { AttributeEdits, AttributeFormValues } from './attribute-form-values.ts'
import { useUnitLabel } from './attribute-labels.ts'

interface AttributeFieldsProps {
  readonly formValues: AttributeFormValues
  readonly isNew: boolean
  /** True for a built-in attribute, whose kind and unit are fixed. */
  readonly isFixed: boolean
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onEdit: (edits: AttributeEdits) => void
}

const IdField = ({
  formValues,
  fieldErrorText,
  onEdit,
}: Pick<AttributeFieldsProps, 'formValues' | 'fieldErrorText' | 'onEdit'>) => {
  const text = useText()
  return (
    <Field
      label={text('resources.attributes.fields.id')}
      fieldError={fieldErrorText('id')}
      hint={text('resources.attributes.page.id_hint')}
    >
      {(control) => (
        <input
          {...control}
          ref={focusOnMount}
          className="input"
          spellCheck={false}
          autoCapitalize="none"
          maxLength={60}
          value={formValues.id}
          onChange={(event) => onEdit({ id: event.target.value })}
        />
      )}
    </Field>
  )
}

const unitOf = (value: string): AttributeRow['unit'] => attributeUnit.options.find((unit) => unit === value) ?? null

const UnitField = ({ formValues, isFixed, fieldErrorText, onEdit }: Omit<AttributeFieldsProps, 'isNew'>) => {
  const text = useText()
  const unitLabel = useUnitLabel()
  return (
    <Field label={text('resources.attributes.fields.unit')} fieldError={fieldErrorText('unit')}>
      {(control) => (
        <select
          {...control}
          className="input"
          disabled={isFixed}
          value={formValues.unit ?? ''}
          onChange={(event) => onEdit({ unit: unitOf(event.target.value) })}
        >
          <option value="">{text('resources.attributes.no_unit')}</option>
          {attributeUnit.options.map((unit) => (
            <option key={unit} value={unit}>
              {unitLabel(unit)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Id, kind, unit, group and position of an attribute. */
export const AttributeFields = ({ formValues, isNew, isFixed, fieldErrorText, onEdit }: AttributeFieldsProps) => {
  const text = useText()
  return (
    <>
      {isFixed && <p className="notice notice-info">{text('resources.attributes.page.fixed_note')}</p>}
      {!isNew && !isFixed && <p className="field-hint">{text('resources.attributes.page.used_note')}</p>}
      {isNew && <IdField formValues={formValues} fieldErrorText={fieldErrorText} onEdit={onEdit} />}
      <Field label={text('resources.attributes.fields.type')} fieldError={fieldErrorText('type')}>
        {(control) => (
          <select
            {...control}
            className="input"
            disabled={isFixed}
            value={formValues.type}
            onChange={(event) => {
              const type = attributeType.options.find((one) => one === event.target.value)
              if (type !== undefined) onEdit({ type })
            }}
          >
            {attributeType.options.map((type) => (
              <option key={type} value={type}>
                {text(`resources.attributes.type.${type}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {formValues.type === 'number' && (
        <UnitField formValues={formValues} isFixed={isFixed} fieldErrorText={fieldErrorText} onEdit={onEdit} />
      )}
      <Field label={text('resources.attributes.fields.group')} fieldError={fieldErrorText('group')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={formValues.group}
            onChange={(event) => {
              const group = attributeGroup.options.find((one) => one === event.target.value)
              if (group !== undefined) onEdit({ group })
            }}
          >
            {attributeGroup.options.map((group) => (
              <option key={group} value={group}>
                {text(`resources.attributes.group.${group}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('resources.attributes.fields.orderNum')}
        optional={isNew}
        fieldError={fieldErrorText('orderNum')}
        hint={text('resources.attributes.page.order_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="numeric"
            maxLength={4}
            value={formValues.orderNum}
            onChange={(event) => onEdit({ orderNum: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
