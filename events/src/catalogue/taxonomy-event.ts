import { z } from 'zod'
import { attributeDefined } from './attribute-defined.ts'
import { attributeRemoved } from './attribute-removed.ts'
import { categoryDefined } from './category-defined.ts'
import { categoryRemoved } from './category-removed.ts'

/** Events of the one stream of categories and attributes. */
export const taxonomyEvent = z.discriminatedUnion('type', [
  categoryDefined,
  categoryRemoved,
  attributeDefined,
  attributeRemoved,
])
export type TaxonomyEvent = z.infer<typeof taxonomyEvent>
