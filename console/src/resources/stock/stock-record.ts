import type { stockResource } from '@pinline/contracts/catalogue/stock/stock-resource'
import type { z } from 'zod'

export type StockRecord = z.infer<typeof stockResource.row>
