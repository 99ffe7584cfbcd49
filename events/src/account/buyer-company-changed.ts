import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer's company and tax data have a new version in the vault; null if they were removed. */
export const buyerCompanyChanged = event('buyer-company-changed', {
  buyerId,
  companyRef: vaultReference.nullable(),
  changedAt: z.iso.datetime(),
})
export type BuyerCompanyChanged = z.infer<typeof buyerCompanyChanged>
