import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { attributeRow } from './attributes-resource.ts'
import { attributeChoices, attributeIdText, orderNum, titles } from './taxonomy-fields.ts'

/** Adds an attribute for products. Without `orderNum` it is appended; a `choice` needs its values. */
export const createAttribute = call({
  name: 'create-attribute',
  path: '/private/attributes/create',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({
    id: attributeIdText,
    type: attributeType,
    unit: attributeUnit.nullable().default(null),
    titles,
    values: attributeChoices.default([]),
    group: attributeGroup,
    orderNum: orderNum.optional(),
  }),
  output: attributeRow,
  errors: [],
})
