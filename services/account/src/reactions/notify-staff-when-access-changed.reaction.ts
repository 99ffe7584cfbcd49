import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type MessageContent, sendMessage } from '@pinline/contracts/notification/message/send-message'
import { permissionsEvent } from '@pinline/events/account/permissions-event'
import { staffPasswordSet } from '@pinline/events/account/staff-password-set'
import { staffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import { staffSecondFactorRemoved } from '@pinline/events/account/staff-second-factor-removed'
import { staffSecondFactorSet } from '@pinline/events/account/staff-second-factor-set'
import type { VaultReference } from '@pinline/events/ids'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { masked } from '../accounts/masked.ts'
import { type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'

const accessEvent = z.discriminatedUnion('type', [
  staffPasswordSet,
  staffProfileChanged,
  staffSecondFactorSet,
  staffSecondFactorRemoved,
])
type AccessEvent = z.infer<typeof accessEvent>

interface StaffNotification {
  readonly to: ProfileVersion
  readonly content: MessageContent
}

/**
 * Notifies members of staff by e-mail of another password and of a second factor set or removed, and at the former
 * address of a new address, whoever changed it. Prevents the failure "an account is taken over without notice".
 */
export const notifyStaffWhenAccessChanged = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'tell-staff-when-access-changed',
    subscribesTo: {
      service: 'account',
      types: ['staff-password-set', 'staff-profile-changed', 'staff-second-factor-set', 'staff-second-factor-removed'],
      eventSchema: accessEvent,
    },
    react: async ({ id, event }, { correlationId }) => {
      const notification = await notificationOf(deps, event)
      const to = notification?.to.email
      if (notification === undefined || to === undefined) return
      const language = notification.to.language ?? 'en'
      const sent = await deps.platform.call(
        'notification',
        sendMessage,
        { to, channel: 'email', language, effectId: `${event.type}-${id}`, ...notification.content },
        { language, correlationId },
      )
      if (isRejection(sent)) throw new Error(`the message was refused: ${sent.code}`)
    },
  })

const notificationOf = async (deps: AccountDeps, event: AccessEvent): Promise<StaffNotification | undefined> => {
  switch (event.type) {
    case 'staff-profile-changed':
      return await emailChangedNotification(deps, event.data)
    case 'staff-password-set':
      return await notificationTo(deps, event.data.staffId, {
        template: 'password-changed',
        parameters: { at: event.data.setAt },
      })
    case 'staff-second-factor-set':
    case 'staff-second-factor-removed':
      return await notificationTo(deps, event.data.staffId, {
        template: 'second-factor-changed',
        parameters: { on: event.type === 'staff-second-factor-set' },
      })
    default: {
      const missing: never = event
      return missing
    }
  }
}

const notificationTo = async (
  { staff }: AccountDeps,
  id: string,
  content: MessageContent,
): Promise<StaffNotification | undefined> => {
  const member = await staff.member(id)
  const to = member === undefined ? undefined : await staff.profile(member)
  return to === undefined ? undefined : { to, content }
}

const emailChangedNotification = async (
  { platform }: AccountDeps,
  { staffId, profileRef }: { staffId: string; profileRef: VaultReference },
): Promise<StaffNotification | undefined> => {
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

/** The version of a member's profile before the given one. */
const profileBefore = async (
  { store }: Pick<AccountDeps['platform'], 'store'>,
  staffId: string,
  profileRef: VaultReference,
): Promise<VaultReference | undefined> => {
  const commits = await store.load(permissionsStreamId)
  const versions = commits
    .flatMap(({ events }) => events.map((event) => permissionsEvent.parse(event)))
    .flatMap(({ type, data }) =>
      (type === 'staff-admitted' || type === 'staff-profile-changed') && data.staffId === staffId
        ? [data.profileRef]
        : [],
    )
  return versions[versions.indexOf(profileRef) - 1]
}
