import { z } from 'zod'

export const shippingMethods = ['economy', 'standard', 'express'] as const
export const shippingMethod = z.enum(shippingMethods)
export type ShippingMethod = z.infer<typeof shippingMethod>
