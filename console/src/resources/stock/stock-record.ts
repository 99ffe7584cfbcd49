import type { stockResource } from '@pinline/catalogue/contract/catalogue-resources'
import type { z } from 'zod'

export type StockRecord = z.infer<typeof stockResource.row>
