import { maxBasisPoints, taxRate } from '@pinline/events/order/order-tax'
import { euPrivateSales } from '@pinline/events/order/tax-set'
import { z } from 'zod'

/** As many countries as there are, and some. */
const maxRates = 300

/** Rates as staff enter them, one a country, in hundredths of a percent. */
export const taxInput = {
  rates: z
    .array(
      z.strictObject({
        country: z
          .string('required')
          .trim()
          .toUpperCase()
          .regex(/^[A-Z]{2}$/, 'country-unknown'),
        basisPoints: z.int('tax-rate-range').min(1, 'tax-rate-range').max(maxBasisPoints, 'tax-rate-range'),
      }),
      'required',
    )
    .max(maxRates, 'too-many'),
  euPrivateSales,
}

/** The rates by which new orders are taxed. */
export const taxSettings = z.object({
  rates: z.array(taxRate),
  euPrivateSales,
  /** How often they were changed. */
  version: z.int().min(0),
})
export type TaxSettings = z.infer<typeof taxSettings>
