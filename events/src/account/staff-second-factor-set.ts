import { z } from 'zod'
import { fact } from '../fact.ts'
import { staffId, vaultReference } from '../ids.ts'

/** Signing in asks for a code from now on. Secret and recovery codes stand in the vault. */
export const staffSecondFactorSet = fact('staff-second-factor-set', {
  staffId,
  secondFactorRef: vaultReference,
  setAt: z.iso.datetime(),
})
export type StaffSecondFactorSet = z.infer<typeof staffSecondFactorSet>
