import { z } from 'zod'
import { event } from '../event.ts'
import { freightZone } from './freight-zone.ts'
import { shippingMethod } from './shipping-method.ts'

/** The price of a parcel up to `upToGrams`, in US cents. */
export const freightStep = z.object({ upToGrams: z.int().positive(), usCents: z.int().min(0) })
export type FreightStep = z.infer<typeof freightStep>

/** Freight of one zone by one method from now on, lightest parcels first. Without steps the method does not reach the zone. */
export const freightSet = event('freight-set', {
  zone: freightZone,
  method: shippingMethod,
  steps: z.array(freightStep),
})
export type FreightSet = z.infer<typeof freightSet>
