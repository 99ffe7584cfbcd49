import { z } from 'zod'
import { fact } from '../fact.ts'
import { buyerId, vaultReference } from '../ids.ts'

/** A buyer's company and tax data have another version in the vault; null where they were taken away. */
export const buyerCompanyChanged = fact('buyer-company-changed', {
  buyerId,
  companyRef: vaultReference.nullable(),
  changedAt: z.iso.datetime(),
})
export type BuyerCompanyChanged = z.infer<typeof buyerCompanyChanged>
