import { randomBytes } from 'node:crypto'
import type { Done } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import type { AccountDeps } from '../account-deps.ts'
import type { Permissions } from '../domain/permissions/permissions.ts'
import { changePermissions } from './change-permissions.ts'
import { eraseWhenStaffRemoved } from './erase-when-staff-removed.ts'
import type { FoundStaffChange } from './find-account-change.ts'
import { restoredContact } from './restored-contact.ts'
import { credentialVersion, profileVersion } from './vault-kinds.ts'

/** One attempt: like that for a buyer, except that an administrator sets the next password. */
export const undoStaffChange = async (
  deps: AccountDeps,
  { member, change, former, canBeReset }: FoundStaffChange,
  { commandContext }: RequestContext,
): Promise<Done<Permissions, PermissionsEvent> | Rejection> => {
  const { platform, staff, passwords, sessions } = deps
  const { staffId } = member
  const profile = await staff.profile(member)
  if (profile === undefined) return rejection('undo-link-invalid')
  const newCredential = async () => {
    const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
    return { credentialRef: await platform.vault.put('credential', staffId, { passwordHash }, credentialVersion) }
  }
  const done = await changePermissions(
    platform,
    {
      type: 'undo-staff-change',
      staffId,
      changeRef: change.changeRef,
      basedOn: member.profileRef,
      profileRef: await platform.vault.put('profile', staffId, restoredContact(profile, former), profileVersion),
      ...(canBeReset ? await newCredential() : {}),
      now: platform.clock.now().toISOString(),
    },
    commandContext,
  )
  if (isRejection(done)) return await eraseWhenStaffRemoved(deps, staffId, done)
  await sessions.endAll('staff', staffId)
  return done
}
