import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerAvatarSet } from '@pinline/events/account/buyer-avatar-set'
import type { BuyerContactChanged } from '@pinline/events/account/buyer-contact-changed'
import type { FileId, VaultReference } from '@pinline/events/ids'
import type { Buyer } from './buyer.ts'

export interface ChangeProfile {
  readonly type: 'change-profile'
  /** Name and language in a new version of the contact, and the version that it was made from. */
  readonly contact?: { readonly basedOn: VaultReference; readonly contactRef: VaultReference }
  /** Null removes the picture; if omitted, it is kept. */
  readonly avatarFileId?: FileId | null
  readonly now: string
}

/** Name, language and picture: what a buyer changes without having to show anything. */
export const decideChangeProfile = (
  state: Buyer,
  { contact, avatarFileId, now }: ChangeProfile,
): Decision<BuyerContactChanged | BuyerAvatarSet> => {
  if (state.status !== 'registered') return rejection('not-found')
  const { buyerId } = state
  const events: (BuyerContactChanged | BuyerAvatarSet)[] = []
  if (contact !== undefined && contact.contactRef !== state.contactRef) {
    if (contact.basedOn !== state.contactRef) return rejection('version-conflict')
    const { contactRef } = contact
    events.push({ type: 'buyer-contact-changed', data: { buyerId, contactRef, changed: 'profile', changedAt: now } })
  }
  if (avatarFileId !== undefined && avatarFileId !== (state.avatarFileId ?? null))
    events.push({ type: 'buyer-avatar-set', data: { buyerId, fileId: avatarFileId, setAt: now } })
  return events
}
