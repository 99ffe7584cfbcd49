import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type Answer, answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { StaffSelf } from '@pinline/contracts/account/session/signed-in'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { FileId } from '@pinline/events/ids'
import type { AccountParts } from '../account-parts.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { authoritiesDecider } from '../domain/authorities/authorities-decider.ts'
import { forgottenMeanwhile } from './forgotten-meanwhile.ts'
import { type ProfileVersion, profileVersion } from './vault-kinds.ts'

/** So often is a profile made anew from what another change has recorded meanwhile. */
const attempts = 5

interface Change {
  /** The new profile; the same one where nothing of it changes. */
  readonly edit: (profile: ProfileVersion) => ProfileVersion
  readonly avatarFileId?: FileId | null | undefined
  readonly revision?: number | undefined
}

/** Changes what a member of staff is called and reached by. */
export const changeStaffProfile = async (
  parts: AccountParts,
  { edit, avatarFileId, revision }: Change,
  { staffId, language, commandContext }: RequestContext,
): Promise<Answer<StaffSelf> | Rejection> => {
  const { platform, staff } = parts
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const member = await staff.member(staffId)
    const profile = member === undefined ? undefined : await staff.profile(member)
    if (member === undefined || profile === undefined) return rejection('session-over')
    const edited = edit(profile)
    const done = await handleCommand(platform, authoritiesDecider, {
      streamId: authoritiesStreamId,
      command: {
        type: 'change-staff-profile',
        staffId,
        ...(edited === profile
          ? {}
          : {
              profile: {
                basedOn: member.profileRef,
                profileRef: await platform.vault.put('profile', staffId, { ...edited, language }, profileVersion),
              },
            }),
        ...(avatarFileId === undefined ? {} : { avatarFileId }),
        ...(revision === undefined ? {} : { revision }),
        at: platform.clock.now().toISOString(),
      },
      context: commandContext,
    })
    if (isRejection(done) && done.code === 'version-conflict' && revision === undefined) continue
    if (isRejection(done)) return await forgottenMeanwhile(parts, staffId, done)
    const now = done.state.staff.get(staffId)
    if (now === undefined) return rejection('session-over')
    return answer(await staff.self(now, language), { positions: [done.position] })
  }
  return rejection('version-conflict')
}
