import { freightZone } from '@pinline/events/order/freight-zone'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { z } from 'zod'

export const maxFreightSteps = 40

/** At most 100 t and 1,000,000 dollars. */
const max = 100_000_000

/** Prices of parcels up to a weight, in US cents; lightest first. */
export const freightSteps = z
  .array(
    z.strictObject({
      upToGrams: z.int('weight-wrong').min(1, 'weight-wrong').max(max, 'weight-wrong'),
      usCents: z.int('price-wrong').min(0, 'price-wrong').max(max, 'price-wrong'),
    }),
    'required',
  )
  .max(maxFreightSteps, 'too-many')

/** Freight of one zone by one method. Without steps the method does not reach the zone. */
export const freightTariff = z.object({
  /** Zone and method, e.g. `europe-standard`: what the audit trail names. */
  id: z.string(),
  zone: freightZone,
  method: shippingMethod,
  steps: freightSteps,
  /** Number of changes. */
  version: z.int().min(0),
})
export type FreightTariff = z.infer<typeof freightTariff>
