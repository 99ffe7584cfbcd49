import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { writtenTexts } from './taxonomy-fields.ts'

/**
 * An attribute for its editors. `title` in the language of the request; `revision` must be sent with the next command.
 */
export const attributeRow = z.object({
  id: z.string(),
  type: attributeType,
  /** Null if there is none; `d` is days. */
  unit: attributeUnit.nullable(),
  group: attributeGroup,
  orderNum: z.int(),
  title: z.string(),
  titles: writtenTexts,
  /** The choices; empty unless `type` is `choice`. */
  values: z.array(z.object({ value: z.string(), title: z.string(), titles: writtenTexts, words: z.array(z.string()) })),
  /** A field of every product: only its texts and its place can be changed. */
  fixed: z.boolean(),
  /** The categories whose products have it. */
  categoryIds: z.array(z.string()),
  revision: z.int(),
})
export type AttributeRow = z.infer<typeof attributeRow>

/** Attributes with their values, and how many parts have them. */
export const attributesResource = adminResource({
  name: 'attributes',
  permission: 'categories.read',
  row: attributeRow,
  filter: z.object({
    /** Part of a title or of the id. */
    q: cleanedText(80).optional(),
    type: attributeType.optional(),
    group: attributeGroup.optional(),
    /** Only those that a category has. */
    categoryId: cleanedText(60).optional(),
  }),
  sorts: ['orderNum', 'title'],
})
