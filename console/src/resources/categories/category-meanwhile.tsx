import { languages } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { useText } from '../../messages/use-text.ts'
import { Meanwhile, type ToldChange } from './meanwhile.tsx'
import type { Change, TextField } from './typed-category.ts'

interface CategoryMeanwhileProps {
  readonly before: CategoryRow
  readonly now: CategoryRow
  readonly changes: readonly Change<TextField | 'attributeIds'>[]
  readonly attributes: readonly AttributeRow[]
  readonly refused: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** What others have changed of a category that is being edited. */
export const CategoryMeanwhile = ({ before, now, changes, attributes, ...ways }: CategoryMeanwhileProps) => {
  const text = useText()
  const titleOf = (id: string) => attributes.find((one) => one.id === id)?.title ?? id
  const told = changes.map(({ field, language, now: newest, both }): ToldChange => {
    const label = text(`resources.categories.fields.${field}`)
    const name = languages.find(({ code }) => code === language)?.name
    return {
      key: `${field}.${language}`,
      label: name === undefined ? label : `${label}, ${name}`,
      now: field === 'attributeIds' ? now.attributeIds.map(titleOf).join(', ') : newest,
      both,
    }
  })
  const isMoved = before.parentId !== now.parentId || before.orderNum !== now.orderNum
  const place: ToldChange = {
    key: 'place',
    label: text('resources.categories.fields.place'),
    now: undefined,
    both: false,
  }
  return <Meanwhile changes={isMoved ? [...told, place] : told} {...ways} />
}
