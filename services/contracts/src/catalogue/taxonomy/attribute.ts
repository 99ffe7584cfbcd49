import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { attributeValue } from '@pinline/events/catalogue/connector-part'
import { slug } from '@pinline/events/ids'
import { z } from 'zod'

/** An attribute of a category's products, its title in the request's language. */
export const attributeHead = z.object({
  id: slug,
  title: z.string(),
  type: attributeType,
  /** Unit of its numbers; null if there is none. */
  unit: attributeUnit.nullable(),
  group: attributeGroup,
})

export type AttributeHead = z.infer<typeof attributeHead>

/** An attribute with a product's value; both null if it is not stated. */
export const statedAttribute = attributeHead.extend({
  value: attributeValue.nullable(),
  /** The value as text, with its unit. */
  label: z.string().nullable(),
})
