import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { writtenTexts } from './taxonomy-fields.ts'

/**
 * A category for its editors. `title` in the language of the request; `revision` must be sent with the next command.
 */
export const categoryRow = z.object({
  /** Its slug, which is part of URLs and never changes. */
  id: z.string(),
  parentId: z.string().nullable(),
  orderNum: z.int(),
  /** 1 at the top, at most 4. */
  depth: z.int(),
  title: z.string(),
  titles: writtenTexts,
  leads: writtenTexts,
  texts: writtenTexts,
  /** The attributes of its products, in display order. */
  attributeIds: z.array(z.string()),
  /** Products in it and below it. */
  count: z.int(),
  /** Number of direct children. */
  children: z.int(),
  revision: z.int(),
})
export type CategoryRow = z.infer<typeof categoryRow>

/** Sorted by `orderNum`, the rows are in tree order. */
export const categoriesResource = adminResource({
  name: 'categories',
  permission: 'categories.read',
  row: categoryRow,
  filter: z.object({
    /** Part of a title or of the id. */
    q: cleanedText(80).optional(),
    /** Only those directly below it. */
    parentId: cleanedText(60).optional(),
    attributeId: cleanedText(60).optional(),
  }),
  sorts: ['orderNum', 'title', 'count'],
})
