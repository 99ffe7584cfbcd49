import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/** From now on sign-in requires a code. Secret and recovery codes are in the vault. */
export const staffSecondFactorSet = event('staff-second-factor-set', {
  staffId,
  secondFactorRef: vaultReference,
  setAt: z.iso.datetime(),
})
export type StaffSecondFactorSet = z.infer<typeof staffSecondFactorSet>
