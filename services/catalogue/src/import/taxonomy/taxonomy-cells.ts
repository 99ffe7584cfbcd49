import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import type { DefinedAttribute, DefinedCategory, Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { entryOf } from '../../taxonomy/entry-of.ts'
import { formatKeyedTexts } from './keyed-texts.ts'
import type { TaxonomyKind } from './taxonomy-fields.ts'

const filled = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text)

const categoryCell = (category: DefinedCategory, field: ImportField): string | null => {
  const [key, language = ''] = field.split('.')
  switch (key) {
    case 'id':
      return category.categoryId
    case 'parent':
      return category.parentId
    case 'order':
      return String(category.orderNum)
    case 'attributes':
      return filled(category.attributeIds.join('; '))
    case 'title':
      return filled(category.titles[language])
    case 'lead':
      return filled(category.leads[language])
    default:
      return filled(category.texts[language])
  }
}

const choicesIn = ({ values = [] }: DefinedAttribute, language: string): string | null =>
  filled(
    formatKeyedTexts(
      values.flatMap(({ value, titles }) => {
        const title = titles[language]
        return title === undefined ? [] : [[value, title] as const]
      }),
    ),
  )

const wordsOf = ({ values = [] }: DefinedAttribute): string | null =>
  filled(
    formatKeyedTexts(
      values.flatMap(({ value, words = [] }) => (words.length === 0 ? [] : [[value, words.join(', ')] as const])),
    ),
  )

const attributeCell = (state: Taxonomy, attribute: DefinedAttribute, field: ImportField): string | null => {
  const [key, language = ''] = field.split('.')
  switch (key) {
    case 'id':
      return attribute.attributeId
    case 'type':
      return attribute.type
    case 'unit':
      return attribute.unit
    case 'group':
      return attribute.group
    case 'order':
      return String(attribute.orderNum)
    case 'words':
      return wordsOf(attribute)
    case 'categories':
      return filled(
        Object.values(state.categories)
          .filter(({ attributeIds }) => attributeIds.includes(attribute.attributeId))
          .map(({ categoryId }) => categoryId)
          .join('; '),
      )
    case 'title':
      return filled(attribute.titles[language])
    default:
      return choicesIn(attribute, language)
  }
}

/** A field of a category or attribute as a cell that is read again as the same; null if it has none, or does not exist. */
export const taxonomyCell = (state: Taxonomy, kind: TaxonomyKind, id: string, field: ImportField): string | null => {
  if (kind === 'categories') {
    const category = entryOf(state.categories, id)
    return category === undefined ? null : categoryCell(category, field)
  }
  const attribute = entryOf(state.attributes, id)
  return attribute === undefined ? null : attributeCell(state, attribute, field)
}
