import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { AttributeHead } from '@pinline/contracts/catalogue/taxonomy/attribute'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { childrenOf, parentsOf, treeFrom } from '../domain/taxonomy/category-tree.ts'
import { type DefinedAttribute, type DefinedCategory, revisionOf, type Taxonomy } from '../domain/taxonomy/taxonomy.ts'

/** A text in a language, else in English, else the fallback. */
export const textIn = (texts: Readonly<Record<string, string>>, language: LanguageCode, otherwise = ''): string =>
  texts[language] ?? texts.en ?? otherwise

/** Number of products of a leaf category. */
export type CountIn = (categoryId: string) => number

/** Products in a category and below it. */
export const countBelow = (state: Taxonomy, category: DefinedCategory, countIn: CountIn): number =>
  treeFrom(state, category).reduce((sum, { categoryId }) => sum + countIn(categoryId), 0)

/** A category for its editors. */
export const categoryRowOf = (
  state: Taxonomy,
  category: DefinedCategory,
  { language, countIn }: { readonly language: LanguageCode; readonly countIn: CountIn },
): CategoryRow => {
  const { categoryId: id, parentId, orderNum, titles, leads, texts, attributeIds } = category
  return {
    id,
    parentId,
    orderNum,
    depth: parentsOf(state, id).length + 1,
    title: textIn(titles, language, id),
    titles,
    leads,
    texts,
    attributeIds,
    count: countBelow(state, category, countIn),
    children: childrenOf(state, id).length,
    revision: revisionOf(state, 'category', id),
  }
}

/** An attribute for its editors. */
export const attributeRowOf = (state: Taxonomy, attribute: DefinedAttribute, language: LanguageCode): AttributeRow => {
  const { attributeId: id, type, unit, group, orderNum, titles, values = [], fixed } = attribute
  return {
    id,
    type,
    unit,
    group,
    orderNum,
    title: textIn(titles, language, id),
    titles,
    values: values.map(({ value, titles: valueTitles, words = [] }) => ({
      value,
      title: textIn(valueTitles, language, value),
      titles: valueTitles,
      words,
    })),
    fixed,
    categoryIds: Object.values(state.categories)
      .filter(({ attributeIds }) => attributeIds.includes(id))
      .map(({ categoryId }) => categoryId),
    revision: revisionOf(state, 'attribute', id),
  }
}

/** The attributes of a category as buyers see them, in its own order. */
export const attributeHeads = (
  state: Taxonomy,
  { attributeIds }: DefinedCategory,
  language: LanguageCode,
): AttributeHead[] =>
  attributeIds.flatMap((id) => {
    const known = state.attributes[id]
    if (known === undefined) return []
    const { type, unit, group, titles } = known
    return [{ id, title: textIn(titles, language, id), type, unit, group }]
  })
