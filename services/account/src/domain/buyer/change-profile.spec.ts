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
  it('takes contact and picture in one go', () =>
    given(buyerDecider, [registered])
      .when(command)
      .then([renamed, pictured(picture)]))
  it('leaves alone what it does not name', () =>
    given(buyerDecider, [registered, pictured(picture)])
      .when({ type: 'change-profile', now: later })
      .thenNothing())
  it('takes the picture away', () =>
    given(buyerDecider, [registered, pictured(picture)])
      .when({ type: 'change-profile', avatarFileId: null, now: later })
      .then([pictured(null)]))
  it('refuses a contact that was made from an older version, and the picture with it', () =>
    given(buyerDecider, [registered, renamed])
      .when({ ...command, contact: { ...contact, contactRef: reference(`contact-${buyer}@3`) } })
      .thenRejected('version-conflict'))
  it('refuses where nobody is registered', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('is quiet on repetition', () =>
    given(buyerDecider, [registered, renamed, pictured(picture)])
      .when(command)
      .thenNothing())
})
