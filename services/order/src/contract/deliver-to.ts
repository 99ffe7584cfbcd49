import { z } from 'zod'

/** An address as an order was placed with it. */
export const deliverTo = z.object({
  name: z.string(),
  phone: z.string(),
  zipcode: z.string(),
  country: z.string(),
  zone: z.string(),
  city: z.string(),
  address: z.string(),
})
export type DeliverTo = z.infer<typeof deliverTo>
