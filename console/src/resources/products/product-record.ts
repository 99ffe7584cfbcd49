import type { productsResource } from '@pinline/catalogue/contract/catalogue-resources'
import type { z } from 'zod'

export type ProductRecord = z.infer<typeof productsResource.row>
