import type { z } from 'zod'
import { namedAddress } from '../../account/buyer/address.ts'

/** An address as an order was placed with it. */
export const deliverTo = namedAddress
export type DeliverTo = z.infer<typeof deliverTo>
