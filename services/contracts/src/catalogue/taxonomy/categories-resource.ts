import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { writtenTexts } from './taxonomy-fields.ts'

/** A category for its editors. `title` in the language of the request; `revision` goes with the next command. */
export const categoryRow = z.object({
  /** Its slug, which stands in addresses and never changes. */
  id: z.string(),
  parentId: z.string().nullable(),
  orderNum: z.int(),
  /** 1 at the top, at most 4. */
  depth: z.int(),
  title: z.string(),
  titles: writtenTexts,
  leads: writtenTexts,
  texts: writtenTexts,
  /** What tells its products apart, in the order shown. */
  attributeIds: z.array(z.string()),
  /** Products in it and below it. */
  count: z.int(),
  /** How many stand directly below it. */
  children: z.int(),
  revision: z.int(),
})
export type CategoryRow = z.infer<typeof categoryRow>

/** Sorted by `orderNum` the rows come as the tree reads from top to bottom. */
export const categoriesResource = adminResource({
  name: 'categories',
  permission: 'categories.read',
  row: categoryRow,
  filter: z.object({
    /** Part of a title or of the id. */
    q: z.string().trim().max(80).optional(),
    /** Only those directly below it. */
    parentId: z.string().max(60).optional(),
    attributeId: z.string().max(60).optional(),
  }),
  sorts: ['orderNum', 'title', 'count'],
})
