import { revisionOf, type Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { entryOf } from '../../taxonomy/entry-of.ts'
import { type CategoryRow, type FieldError, type ProductUses, patchedTexts, type Step } from './taxonomy-row.ts'

/** The commands of staff that make a category what its row says; or why it cannot be. */
export const categorySteps = (
  state: Taxonomy,
  { values, categoryId, parentId, parentLine, attributeIds }: CategoryRow,
  uses: ProductUses,
): readonly Step[] | FieldError => {
  const known = entryOf(state.categories, categoryId)
  const titles = patchedTexts(known?.titles, values.titles)
  if (titles.en === undefined) return { field: 'title.en', reason: 'missing' }
  if (typeof parentId === 'string' && entryOf(state.categories, parentId) === undefined)
    return { field: 'parent', reason: 'parent-refused', ...(parentLine === undefined ? {} : { hint: `${parentLine}` }) }
  const texts = {
    titles,
    leads: patchedTexts(known?.leads, values.leads),
    texts: patchedTexts(known?.texts, values.texts),
  }
  const { orderNum } = values
  const parentHasProducts = typeof parentId === 'string' && uses.categories.has(parentId)
  if (known === undefined)
    return [
      () => ({
        type: 'create-category',
        categoryId,
        parentId: parentId ?? null,
        ...texts,
        orderNum,
        attributeIds: attributeIds ?? [],
        parentHasProducts,
      }),
    ]
  const moves =
    (parentId !== undefined && parentId !== known.parentId) || (orderNum !== undefined && orderNum !== known.orderNum)
  const update: Step = (now) => ({
    type: 'update-category',
    categoryId,
    revision: revisionOf(now, 'category', categoryId),
    changes: { ...texts, attributeIds },
  })
  const move: Step = (now) => ({
    type: 'move-category',
    categoryId,
    revision: revisionOf(now, 'category', categoryId),
    parentId: parentId === undefined ? known.parentId : parentId,
    orderNum,
    parentHasProducts: parentHasProducts && parentId !== known.parentId,
  })
  return moves ? [update, move] : [update]
}
