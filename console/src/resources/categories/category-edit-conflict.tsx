import { languages } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { Change, TextField } from './category-form-values.ts'
import { type ConflictingChange, TaxonomyEditConflict } from './taxonomy-edit-conflict.tsx'

interface CategoryEditConflictProps {
  readonly before: CategoryRow
  readonly now: CategoryRow
  readonly changes: readonly Change<TextField | 'attributeIds'>[]
  readonly attributes: readonly AttributeRow[]
  readonly refused: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Shows what others have changed in a category that is being edited. */
export const CategoryEditConflict = ({
  before,
  now,
  changes,
  attributes,
  ...conflictProps
}: CategoryEditConflictProps) => {
  const text = useText()
  const format = useFormat()
  const titleOf = (id: string) => attributes.find((one) => one.id === id)?.title ?? id
  const conflicts = changes.map(({ field, language, now: newest, bothEdited }): ConflictingChange => {
    const label = text(`resources.categories.fields.${field}`)
    const name = languages.find(({ code }) => code === language)?.name
    return {
      key: `${field}.${language}`,
      label:
        name === undefined
          ? label
          : text('resources.categories.edit_conflict.field_in', { field: label, language: name }),
      now: field === 'attributeIds' ? format.list(now.attributeIds.map(titleOf)) : newest,
      bothEdited,
    }
  })
  const isMoved = before.parentId !== now.parentId || before.orderNum !== now.orderNum
  const place: ConflictingChange = {
    key: 'place',
    label: text('resources.categories.fields.place'),
    now: undefined,
    bothEdited: false,
  }
  return <TaxonomyEditConflict changes={isMoved ? [...conflicts, place] : conflicts} {...conflictProps} />
}
