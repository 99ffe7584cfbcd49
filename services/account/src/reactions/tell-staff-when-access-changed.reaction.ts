import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type MessageContent, sendMessage } from '@pinline/contracts/notification/message/send-message'
import { authoritiesEvent } from '@pinline/events/account/authorities-event'
import { staffPasswordSet } from '@pinline/events/account/staff-password-set'
import { staffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import { staffSecondFactorRemoved } from '@pinline/events/account/staff-second-factor-removed'
import { staffSecondFactorSet } from '@pinline/events/account/staff-second-factor-set'
import type { VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { AccountParts } from '../account-parts.ts'
import { masked } from '../accounts/masked.ts'
import { type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { authoritiesStreamId } from '../domain/authorities/authorities.ts'

const heard = z.discriminatedUnion('type', [
  staffPasswordSet,
  staffProfileChanged,
  staffSecondFactorSet,
  staffSecondFactorRemoved,
])
type Heard = z.infer<typeof heard>

interface Notice {
  readonly to: ProfileVersion
  readonly content: MessageContent
}

/**
 * Members of staff learn at their e-mail address of another password, of a second factor set or removed, and at the
 * former address that there is another, whoever did it: answers the failure "an account is taken over in silence".
 */
export const tellStaffWhenAccessChanged = (parts: AccountParts): AnyReaction =>
  defineReaction({
    name: 'tell-staff-when-access-changed',
    hears: {
      service: 'account',
      types: ['staff-password-set', 'staff-profile-changed', 'staff-second-factor-set', 'staff-second-factor-removed'],
      factSchema: heard,
    },
    react: async ({ id, fact }, { correlationId }) => {
      const notice = await noticeOf(parts, fact)
      const to = notice?.to.email
      if (notice === undefined || to === undefined) return
      const language = notice.to.language ?? 'en'
      const sent = await parts.platform.call(
        'notification',
        sendMessage,
        { to, channel: 'email', language, effectId: `${fact.type}-${id}`, ...notice.content },
        { language, correlationId },
      )
      if (isRejection(sent)) throw new Error(`the notice was refused: ${sent.code}`)
    },
  })

const noticeOf = async (parts: AccountParts, fact: Heard): Promise<Notice | undefined> => {
  switch (fact.type) {
    case 'staff-profile-changed':
      return await emailNotice(parts, fact.data)
    case 'staff-password-set':
      return await noticeTo(parts, fact.data.staffId, {
        template: 'password-changed',
        parameters: { at: fact.data.setAt },
      })
    case 'staff-second-factor-set':
    case 'staff-second-factor-removed':
      return await noticeTo(parts, fact.data.staffId, {
        template: 'second-factor-changed',
        parameters: { on: fact.type === 'staff-second-factor-set' },
      })
    default: {
      const missing: never = fact
      return missing
    }
  }
}

const noticeTo = async ({ staff }: AccountParts, id: string, content: MessageContent): Promise<Notice | undefined> => {
  const member = await staff.member(id)
  const to = member === undefined ? undefined : await staff.profile(member)
  return to === undefined ? undefined : { to, content }
}

const emailNotice = async (
  { platform }: AccountParts,
  { staffId, profileRef }: { staffId: string; profileRef: VaultReference },
): Promise<Notice | undefined> => {
  const formerRef = await profileBefore(platform, staffId, profileRef)
  const [former, now] = await Promise.all([
    formerRef === undefined ? undefined : platform.vault.get(formerRef, profileVersion),
    platform.vault.get(profileRef, profileVersion),
  ])
  if (former === undefined || now?.email === undefined || former.email === now.email) return undefined
  return {
    to: former,
    content: { template: 'contact-changed', parameters: { kind: 'email', masked: masked(now.email) } },
  }
}

/** The version of a member's profile that stood before one was recorded. */
const profileBefore = async (
  { store }: Pick<AccountParts['platform'], 'store'>,
  staffId: string,
  profileRef: VaultReference,
): Promise<VaultReference | undefined> => {
  const commits = await store.load(authoritiesStreamId)
  const versions = commits
    .flatMap(({ events }) => events.map((event) => authoritiesEvent.parse(event)))
    .flatMap(({ type, data }) =>
      (type === 'staff-admitted' || type === 'staff-profile-changed') && data.staffId === staffId
        ? [data.profileRef]
        : [],
    )
  return versions[versions.indexOf(profileRef) - 1]
}
