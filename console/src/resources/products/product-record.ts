import type { productsResource } from '@pinline/contracts/catalogue/catalogue-resources'
import type { z } from 'zod'

export type ProductRecord = z.infer<typeof productsResource.row>
