import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** A member of staff has taken a request, or given it back to the queue. */
export const afterSaleAssigned = event('after-sale-assigned', {
  /** Null: nobody's. */
  staffId: staffId.nullable(),
  assignedAt: z.iso.datetime(),
})
export type AfterSaleAssigned = z.infer<typeof afterSaleAssigned>
