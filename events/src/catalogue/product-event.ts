import { z } from 'zod'
import { productDataChanged } from './product-data-changed.ts'
import { productImported } from './product-imported.ts'
import { productLifecycleSet } from './product-lifecycle-set.ts'

/** Facts of a product stream (`product-<16 hex>`). */
export const productEvent = z.discriminatedUnion('type', [productImported, productDataChanged, productLifecycleSet])
export type ProductEvent = z.infer<typeof productEvent>
