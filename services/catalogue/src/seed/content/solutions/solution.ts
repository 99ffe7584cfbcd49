import type { ContentDetailsOf } from '@pinline/events/catalogue/content-details'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { categoryId, productId } from '@pinline/events/ids'
import { type PartName, parts } from '../parts.ts'
import type { SeedContent } from '../seed-content.ts'

interface SolutionParts {
  readonly solutionCategory: ContentDetailsOf<'solution'>['solutionCategory']
  readonly category: string
  /** Filters of its category that find the parts. */
  readonly query: string
  readonly named: readonly PartName[]
}

/** A solution with the parts it uses. */
export const solution = (
  slug: string,
  orderNum: number,
  { solutionCategory, category, query, named }: SolutionParts,
  texts: { readonly en: ContentText; readonly zh_cn: ContentText },
): SeedContent => ({
  slug,
  details: {
    kind: 'solution',
    picture: null,
    solutionCategory,
    categoryIds: [categoryId.parse(category)],
    query,
    productIds: named.map((name) => productId.parse(parts[name])),
    orderNum,
  },
  texts,
})
