import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { Category } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { childrenOf } from '../domain/taxonomy/category-tree.ts'
import type { DefinedCategory, Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { attributeHeads, type CountIn, countBelow, textIn } from './taxonomy-rows.ts'

/** A category with those below it as buyers see it. */
export const presentCategory = (
  state: Taxonomy,
  category: DefinedCategory,
  audience: { readonly language: LanguageCode; readonly countIn: CountIn },
): Category => {
  const { categoryId: id, titles, leads } = category
  const { language, countIn } = audience
  const children = childrenOf(state, id).map((child) => presentCategory(state, child, audience))
  return {
    id,
    slug: id,
    meta_title: textIn(titles, language, id),
    count: countBelow(state, category, countIn),
    lead: textIn(leads, language),
    image: null,
    attributes: children.length > 0 ? [] : attributeHeads(state, category, language),
    children,
  }
}
