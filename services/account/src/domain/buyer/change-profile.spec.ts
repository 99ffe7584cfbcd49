import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { fileId } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { buyer, later, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { ChangeProfile } from './change-profile.ts'

const picture = fileId.parse('f-portrait0001')
const contact = { basedOn: reference(`contact-${buyer}@1`), contactRef: reference(`contact-${buyer}@2`) }
const command: ChangeProfile = { type: 'change-profile', contact, avatarFileId: picture, now: later }
const renamed: BuyerEvent = {
  type: 'buyer-contact-changed',
  data: { buyerId: buyer, contactRef: contact.contactRef, changed: 'profile', changedAt: later },
}
const pictured = (id: typeof picture | null): BuyerEvent => ({
  type: 'buyer-avatar-set',
  data: { buyerId: buyer, fileId: id, setAt: later },
})

describe('change-profile', () => {
  it('sets contact and picture at once', () =>
    given(buyerDecider, [registered])
      .when(command)
      .then([renamed, pictured(picture)]))
  it('keeps what it does not name', () =>
    given(buyerDecider, [registered, pictured(picture)])
      .when({ type: 'change-profile', now: later })
      .thenNothing())
  it('removes the picture', () =>
    given(buyerDecider, [registered, pictured(picture)])
      .when({ type: 'change-profile', avatarFileId: null, now: later })
      .then([pictured(null)]))
  it('refuses a contact that was made from an older version, and the picture with it', () =>
    given(buyerDecider, [registered, renamed])
      .when({ ...command, contact: { ...contact, contactRef: reference(`contact-${buyer}@3`) } })
      .thenRejected('version-conflict'))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () =>
    given(buyerDecider, [registered, renamed, pictured(picture)])
      .when(command)
      .thenNothing())
})
