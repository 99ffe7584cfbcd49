import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { Field } from '../../layout/field.tsx'
import { parentsFor } from '../../layout/tree/tree-positions.ts'
import { useText } from '../../messages/use-text.ts'
import { canMoveTo } from './category-forest.ts'

interface ParentFieldProps {
  readonly rows: readonly CategoryRow[]
  /** Id of the category to move; empty for a new one. */
  readonly id: string
  readonly parentId: string | null
  readonly fieldError: string | undefined
  readonly onChange: (parentId: string | null) => void
}

/** Chooses a parent among all categories that may have subcategories. */
export const ParentField = ({ rows, id, parentId, fieldError, onChange }: ParentFieldProps) => {
  const text = useText()
  return (
    <Field label={text('resources.categories.fields.parentId')} fieldError={fieldError}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={parentId ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{text('resources.categories.moves.top')}</option>
          {parentsFor(rows, (parent) => canMoveTo(rows, id, parent)).map(({ one, level }) => (
            <option key={one.id} value={one.id}>
              {`${'\u00a0\u00a0'.repeat(level)}${one.title}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
