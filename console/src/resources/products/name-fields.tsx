import { type Localised, languages } from '@pinline/contracts/api/languages'
import { Field } from '../../layout/field.tsx'
import { useText } from '../../messages/use-text.ts'
import type { ProductFormValues } from './product-form-values.ts'

interface NameFieldsProps {
  readonly formValues: ProductFormValues
  /** The composed names; none for a new product. */
  readonly composed: Localised | undefined
  readonly onEdit: (field: string, value: string) => void
}

/** Names from staff, one per language; an empty one shows the composed name. */
export const NameFields = ({ formValues, composed, onEdit }: NameFieldsProps) => {
  const text = useText()
  return (
    <div className="sheet-form form">
      <p className="field-hint">{text('resources.products.edit.names_note')}</p>
      <div className="field-grid field-grid-wide">
        {languages.map(({ code, tag, name }) => (
          <Field key={code} label={text('resources.products.edit.name_in', { language: name })} optional>
            {(control) => (
              <input
                {...control}
                className="input"
                lang={tag}
                maxLength={300}
                placeholder={composed?.[code] ?? ''}
                value={formValues[`names.${code}`] ?? ''}
                onChange={({ target }) => onEdit(`names.${code}`, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  )
}
