import { z } from 'zod'

/** Commands that a buyer can give on their order, by the names of their calls. */
export const buyerOrderCommand = z.enum(['start-payment-attempt', 'cancel-order', 'change-delivery', 'confirm-receipt'])
export type BuyerOrderCommand = z.infer<typeof buyerOrderCommand>

/** Commands that staff can give on an order, by the names of their calls. */
export const staffOrderCommand = z.enum([
  'start-stocking',
  'start-testing',
  'ship-parcel',
  'ship-order',
  'cancel-order-by-staff',
  'cancel-lines',
  'change-delivery-by-staff',
  'request-refund',
])
export type StaffOrderCommand = z.infer<typeof staffOrderCommand>
