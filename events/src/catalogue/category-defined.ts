import { z } from 'zod'
import { event } from '../event.ts'
import { attributeId, categoryId } from '../ids.ts'
import { localisedTexts } from '../localised-texts.ts'

/** A category as defined from now on: position, texts, and the attributes of its products. */
export const categoryDefined = event('category-defined', {
  categoryId,
  parentId: categoryId.nullable(),
  /** Place among those of the same parent. */
  orderNum: z.int().min(0),
  titles: localisedTexts(120),
  /** One sentence above the list. */
  leads: localisedTexts(400),
  /** Description and advice. */
  texts: localisedTexts(4000),
  /** In the order they are shown. */
  attributeIds: z.array(attributeId).max(60),
})
export type CategoryDefined = z.infer<typeof categoryDefined>
