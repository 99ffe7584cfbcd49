import { attributeGroup, attributeType, attributeUnit } from '@pinline/events/catalogue/attribute-defined'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { attributeRow } from './attributes-resource.ts'
import { attributeChoices, attributeIdText, expectedRevision, orderNum, titles } from './taxonomy-fields.ts'

/**
 * Changes the given fields of an attribute. Type, unit and values used by products cannot be changed:
 * `attribute-in-use`. A fixed one is a field of every product: its type, its unit and the values themselves cannot be
 * changed.
 */
export const updateAttribute = call({
  name: 'update-attribute',
  path: '/private/attributes/update',
  effect: 'command',
  access: staff('categories.update'),
  input: z.strictObject({
    id: attributeIdText,
    revision: expectedRevision,
    type: attributeType.optional(),
    unit: attributeUnit.nullable().optional(),
    titles: titles.optional(),
    values: attributeChoices.optional(),
    group: attributeGroup.optional(),
    orderNum: orderNum.optional(),
  }),
  output: attributeRow,
  errors: ['attribute-not-found', 'attribute-in-use', 'version-conflict'],
})
