import type { productsResource } from '@pinline/contracts/catalogue/product/products-resource'
import type { z } from 'zod'

export type ProductRecord = z.infer<typeof productsResource.row>
