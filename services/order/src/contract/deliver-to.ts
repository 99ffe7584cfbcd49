import { namedAddress } from '@pinline/account/contract/address'
import type { z } from 'zod'

/** An address as an order was placed with it. */
export const deliverTo = namedAddress
export type DeliverTo = z.infer<typeof deliverTo>
