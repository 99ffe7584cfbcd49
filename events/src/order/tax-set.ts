import { z } from 'zod'
import { event } from '../event.ts'
import { taxRate } from './order-tax.ts'

/** Where private buyers in other countries of the European Union are taxed. */
export const euPrivateSales = z.enum(['destination', 'seller'])
export type EuPrivateSales = z.infer<typeof euPrivateSales>

/** From now on new orders are taxed by these rates, one a country. Without the seller's own no tax is charged. */
export const taxSet = event('tax-set', { rates: z.array(taxRate), euPrivateSales, setAt: z.iso.datetime() })
export type TaxSet = z.infer<typeof taxSet>
