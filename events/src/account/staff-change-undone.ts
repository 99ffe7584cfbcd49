import { z } from 'zod'
import { event } from '../event.ts'
import { staffId, vaultReference } from '../ids.ts'

/**
 * A change of a member's phone or e-mail was undone by the link that the former address was sent: both are those from
 * before it, whatever was changed since.
 */
export const staffChangeUndone = event('staff-change-undone', {
  staffId,
  /** The version of the profile that the undone change had made. */
  changeRef: vaultReference,
  profileRef: vaultReference,
  /** A credential that nobody knows; absent if nobody else could have set another password. */
  credentialRef: vaultReference.optional(),
  undoneAt: z.iso.datetime(),
})
export type StaffChangeUndone = z.infer<typeof staffChangeUndone>
