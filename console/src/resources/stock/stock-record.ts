import type { stockResource } from '@pinline/contracts/catalogue/catalogue-resources'
import type { z } from 'zod'

export type StockRecord = z.infer<typeof stockResource.row>
