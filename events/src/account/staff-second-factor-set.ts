import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** Signing in asks for a code from now on. Secret and recovery codes stand in the vault. */
export const staffSecondFactorSet = event('staff-second-factor-set', {
  staffId,
  secondFactorRef: vaultReference,
  setAt: z.iso.datetime(),
})
export type StaffSecondFactorSet = z.infer<typeof staffSecondFactorSet>
