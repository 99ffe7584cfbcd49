import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { staffPasswordSet } from '@pinline/events/account/staff-password-set'
import { type StaffProfileChanged, staffProfileChanged } from '@pinline/events/account/staff-profile-changed'
import { staffSecondFactorRemoved } from '@pinline/events/account/staff-second-factor-removed'
import { staffSecondFactorSet } from '@pinline/events/account/staff-second-factor-set'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { masked } from '../accounts/masked.ts'
import { profileBefore } from '../accounts/profile-before.ts'
import { type ProfileVersion, profileVersion } from '../accounts/vault-kinds.ts'
import { newUndo, writeToStaff } from '../accounts/write-to-contacts.ts'

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
 * address of another phone number or address, with a link that undoes it, whoever changed it. Prevents the failure "an
 * account is taken over without notice".
 */
export const notifyStaffWhenAccessChanged = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'tell-staff-when-access-changed',
    external: true,
    subscribesTo: {
      service: 'account',
      types: ['staff-password-set', 'staff-profile-changed', 'staff-second-factor-set', 'staff-second-factor-removed'],
      eventSchema: accessEvent,
    },
    react: async ({ id, event }, { correlationId }) => {
      const notification = await notificationOf(deps, event)
      if (notification === undefined) return
      const { to, content } = notification
      await writeToStaff(deps, to, { key: `${event.type}-${id}`, correlationId, content: () => content })
    },
  })

const notificationOf = async (deps: AccountDeps, event: AccessEvent): Promise<StaffNotification | undefined> => {
  switch (event.type) {
    case 'staff-profile-changed':
      return await contactChangedNotification(deps, event.data)
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
    default:
      return event satisfies never
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

const contactChangedNotification = async (
  deps: AccountDeps,
  { staffId, profileRef, changed, undoableUntil }: StaffProfileChanged['data'],
): Promise<StaffNotification | undefined> => {
  if (changed === undefined) return undefined
  const { vault } = deps.platform
  const [former, now] = await Promise.all([
    profileBefore(deps, staffId, profileRef),
    vault.get(profileRef, profileVersion),
  ])
  if (former?.email === undefined || now === undefined) return undefined
  const value = now[changed]
  const { undo } = await newUndo(deps, {
    owner: { kind: 'staff', id: staffId },
    changeRef: profileRef,
    until: undoableUntil,
  })
  return {
    to: former,
    content: {
      template: 'staff-contact-changed',
      parameters: { kind: changed, masked: value === undefined ? null : masked(value), ...(undo && { undo }) },
    },
  }
}
