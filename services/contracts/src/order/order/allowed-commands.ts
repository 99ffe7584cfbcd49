import { z } from 'zod'

/** Commands that a buyer gives on an order of theirs, by the names of their calls. */
export const buyerOrderCommand = z.enum(['start-payment-attempt', 'cancel-order', 'confirm-receipt'])
export type BuyerOrderCommand = z.infer<typeof buyerOrderCommand>

/** Commands that staff give on an order, by the names of their calls. */
export const staffOrderCommand = z.enum(['start-stocking', 'start-testing', 'ship-order', 'cancel-order-by-staff'])
export type StaffOrderCommand = z.infer<typeof staffOrderCommand>
