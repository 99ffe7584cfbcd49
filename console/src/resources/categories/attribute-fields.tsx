import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { Field } from '../../layout/field.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { useUnitWord } from './attribute-words.ts'
import type { AttributeDraft, TypedAttribute } from './typed-attribute.ts'

interface AttributeFieldsProps {
  readonly typed: TypedAttribute
  readonly isNew: boolean
  /** Whether it is a field of every product, whose kind and unit stay. */
  readonly isFixed: boolean
  readonly faultText: (field: string) => string | undefined
  readonly onType: (draft: AttributeDraft) => void
}

/** Id, kind, unit, group and place of an attribute. */
export const AttributeFields = ({ typed, isNew, isFixed, faultText, onType }: AttributeFieldsProps) => {
  const text = useText()
  const unitWord = useUnitWord()
  const unitOf = (value: string): AttributeRow['unit'] => attributeUnit.options.find((unit) => unit === value) ?? null
  return (
    <>
      {isFixed && <p className="message message-info">{text('resources.attributes.page.fixed_note')}</p>}
      {!isNew && !isFixed && <p className="hint">{text('resources.attributes.page.used_note')}</p>}
      {isNew && (
        <Field
          label={text('resources.attributes.fields.id')}
          fault={faultText('id')}
          hint={text('resources.attributes.page.id_hint')}
        >
          {(control) => (
            <input
              {...control}
              ref={takeFocus}
              className="input mono"
              spellCheck={false}
              autoCapitalize="none"
              maxLength={60}
              value={typed.id}
              onChange={(event) => onType({ id: event.target.value })}
            />
          )}
        </Field>
      )}
      <Field label={text('resources.attributes.fields.type')} fault={faultText('type')}>
        {(control) => (
          <select
            {...control}
            className="input"
            disabled={isFixed}
            value={typed.type}
            onChange={(event) => {
              const type = attributeType.options.find((one) => one === event.target.value)
              if (type !== undefined) onType({ type })
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
      {typed.type === 'number' && (
        <Field label={text('resources.attributes.fields.unit')} fault={faultText('unit')}>
          {(control) => (
            <select
              {...control}
              className="input"
              disabled={isFixed}
              value={typed.unit ?? ''}
              onChange={(event) => onType({ unit: unitOf(event.target.value) })}
            >
              <option value="">{text('resources.attributes.no_unit')}</option>
              {attributeUnit.options.map((unit) => (
                <option key={unit} value={unit}>
                  {unitWord(unit)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field label={text('resources.attributes.fields.group')} fault={faultText('group')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={typed.group}
            onChange={(event) => {
              const group = attributeGroup.options.find((one) => one === event.target.value)
              if (group !== undefined) onType({ group })
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
        fault={faultText('orderNum')}
        hint={text('resources.attributes.page.order_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input mono"
            inputMode="numeric"
            maxLength={4}
            value={typed.orderNum}
            onChange={(event) => onType({ orderNum: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
