import { z } from 'zod'
import { productDataChanged } from './product-data-changed.ts'
import { productDocumentsSet } from './product-documents-set.ts'
import { productImported } from './product-imported.ts'
import { productLifecycleSet } from './product-lifecycle-set.ts'
import { productRelationsSet } from './product-relations-set.ts'
import { productRelisted } from './product-relisted.ts'
import { productWithdrawn } from './product-withdrawn.ts'

/** Events of a product stream (`product-<16 hex>`). */
export const productEvent = z.discriminatedUnion('type', [
  productImported,
  productDataChanged,
  productLifecycleSet,
  productDocumentsSet,
  productRelationsSet,
  productWithdrawn,
  productRelisted,
])
export type ProductEvent = z.infer<typeof productEvent>
