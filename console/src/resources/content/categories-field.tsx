import { categoryId } from '@pinline/events/ids'
import { useText } from '../../messages/use-text.ts'
import { CategorySelect, useCategories } from './editor/category-select.tsx'

interface CategoriesFieldProps {
  readonly categoryIds: readonly string[]
  readonly readOnly: boolean
  readonly onChange: (categoryIds: ReturnType<typeof categoryId.parse>[]) => void
}

/** The categories of an item. */
export const CategoriesField = ({ categoryIds, readOnly, onChange }: CategoriesFieldProps) => {
  const text = useText()
  const { data: categories = [] } = useCategories()
  const change = (ids: readonly string[]) => onChange(ids.slice(0, 20).map((id) => categoryId.parse(id)))
  return (
    <div className="field">
      {categoryIds.length > 0 && (
        <ul className="chosen-categories">
          {categoryIds.map((id) => {
            const name = categories.find((one) => one.id === id)?.label.trim() ?? id
            return (
              <li key={id}>
                {name}
                {!readOnly && (
                  <button
                    type="button"
                    className="button button-quiet button-small"
                    aria-label={text('resources.content.editor.part.remove', { part: name })}
                    onClick={() => change(categoryIds.filter((one) => one !== id))}
                  >
                    {text('resources.content.editor.remove')}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {!readOnly && (
        <CategorySelect
          label={text('resources.content.fields.categoryIds')}
          none={text('resources.content.editor.link.choose')}
          value={null}
          onChange={(id) => id !== null && !categoryIds.includes(id) && change([...categoryIds, id])}
        />
      )}
    </div>
  )
}
