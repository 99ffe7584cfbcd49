import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { useText } from '../../messages/use-text.ts'
import type { CategoryEdits, CategoryFormValues } from './category-form-values.ts'
import { ParentField } from './parent-field.tsx'

interface NewCategoryFieldsProps {
  readonly rows: readonly CategoryRow[]
  readonly formValues: CategoryFormValues
  readonly fieldErrorText: (field: string) => string | undefined
  readonly onEdit: (changed: CategoryEdits, touched: string) => void
}

/** Fields of a new category only: its id and its parent. */
export const NewCategoryFields = ({ rows, formValues, fieldErrorText, onEdit }: NewCategoryFieldsProps) => {
  const text = useText()
  return (
    <>
      <Field
        label={text('resources.categories.fields.id')}
        fieldError={fieldErrorText('id')}
        hint={text('resources.categories.panel.id_hint', { id: formValues.id === '' ? 'pin-headers' : formValues.id })}
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
            onChange={(event) => onEdit({ id: event.target.value }, 'id')}
          />
        )}
      </Field>
      <ParentField
        rows={rows}
        id=""
        parentId={formValues.parentId}
        fieldError={fieldErrorText('parentId')}
        onChange={(parentId) => onEdit({ parentId }, 'parentId')}
      />
    </>
  )
}
