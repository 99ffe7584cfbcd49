import { z } from 'zod'
import { event } from '../event.ts'

/** The pieces of an approved request are not back yet, and their date is near. At most once a request. */
export const afterSaleReminded = event('after-sale-reminded', {
  returnBy: z.iso.datetime(),
  remindedAt: z.iso.datetime(),
})
export type AfterSaleReminded = z.infer<typeof afterSaleReminded>
