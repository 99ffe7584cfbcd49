import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { FileId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import { contactChange } from './contact-change.ts'
import { eraseWhenStaffRemoved } from './erase-when-staff-removed.ts'
import { type ProfileVersion, profileVersion } from './vault-kinds.ts'

/** Retries if another change was committed in the meantime. */
const attempts = 5

interface Change {
  /** The new profile; the same one if nothing changes. */
  readonly edit: (profile: ProfileVersion) => ProfileVersion
  readonly avatarFileId?: FileId | null | undefined
  readonly revision?: number | undefined
}

/** Changes what a member of staff is called and reached by. */
export const applyStaffProfileChange = async (
  deps: AccountDeps,
  { edit, avatarFileId, revision }: Change,
  { staffId, language, commandContext }: RequestContext,
): Promise<CallResult<StaffProfile> | Rejection> => {
  const { platform, staff } = deps
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const member = await staff.member(staffId)
    const profile = member === undefined ? undefined : await staff.profile(member)
    if (member === undefined || profile === undefined) return rejection('session-over')
    const edited = edit(profile)
    const now = platform.clock.now()
    const done = await handleCommand(platform, permissionsDecider, {
      streamId: permissionsStreamId,
      command: {
        type: 'change-staff-profile',
        staffId,
        ...(edited === profile
          ? {}
          : {
              profile: {
                basedOn: member.profileRef,
                profileRef: await platform.vault.put('profile', staffId, { ...edited, language }, profileVersion),
                contact: contactChange(deps, profile, edited, now),
              },
            }),
        ...(avatarFileId === undefined ? {} : { avatarFileId }),
        ...(revision === undefined ? {} : { revision }),
        now: now.toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done) && done.code === 'version-conflict' && revision === undefined) continue
    if (isRejection(done)) return await eraseWhenStaffRemoved(deps, staffId, done)
    const after = done.state.staff.get(staffId)
    if (after === undefined) return rejection('session-over')
    return result(await staff.self(after, language), { positions: [done.position] })
  }
  return rejection('version-conflict')
}
