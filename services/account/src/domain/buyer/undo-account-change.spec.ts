import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { VaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { afterWindow, at, buyer, later, reference, registered, undoableUntil } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { UndoAccountChange } from './undo-account-change.ts'

const contact = (version: number) => reference(`contact-${buyer}@${version}`)
const credential = (version: number) => reference(`credential-${buyer}@${version}`)
const movedTo = (version: number, changedAt = later): BuyerEvent => ({
  type: 'buyer-contact-changed',
  data: { buyerId: buyer, contactRef: contact(version), changed: 'email', changedAt, undoableUntil },
})
const withoutEnd: BuyerEvent = {
  type: 'buyer-contact-changed',
  data: { buyerId: buyer, contactRef: contact(2), changed: 'email', changedAt: later },
}
const newPassword: BuyerEvent = {
  type: 'buyer-password-set',
  data: { buyerId: buyer, credentialRef: credential(2), setAt: later, undoableUntil },
}
const command: UndoAccountChange = {
  type: 'undo-account-change',
  changeRef: contact(2),
  basedOn: contact(2),
  contactRef: contact(9),
  credentialRef: credential(9),
  now: later,
}
const undoneBy = (changeRef: VaultReference, credentialRef = credential(9)): BuyerEvent => ({
  type: 'buyer-change-undone',
  data: { buyerId: buyer, changeRef, contactRef: contact(9), credentialRef, undoneAt: later },
})
const undone = undoneBy(contact(2))

describe('undo-account-change', () => {
  it('restores the contact and invalidates the password', () =>
    given(buyerDecider, [registered, movedTo(2)])
      .when(command)
      .then([undone]))
  it('undoes the oldest change although the contact was changed again, and the password too', () =>
    given(buyerDecider, [registered, movedTo(2), newPassword, movedTo(3)])
      .when({ ...command, basedOn: contact(3) })
      .then([undone]))
  it('takes the links of all later changes with it', () => {
    for (const changeRef of [contact(3), credential(2)])
      given(buyerDecider, [registered, movedTo(2), newPassword, movedTo(3), undone])
        .when({ ...command, changeRef, basedOn: contact(9), contactRef: contact(10), credentialRef: credential(10) })
        .thenRejected('undo-link-used')
  })
  it('undoes an older change after a later one was undone', () =>
    given(buyerDecider, [registered, movedTo(1, at), movedTo(2), undone])
      .when({ ...command, changeRef: contact(1), basedOn: contact(9), credentialRef: credential(10) })
      .then([undoneBy(contact(1), credential(10))]))
  it('undoes a password', () =>
    given(buyerDecider, [registered, newPassword])
      .when({ ...command, changeRef: credential(2), basedOn: contact(1) })
      .then([undoneBy(credential(2))]))
  it('refuses a second use, and one after its time', () => {
    given(buyerDecider, [registered, movedTo(2), undone])
      .when({ ...command, basedOn: contact(9), contactRef: contact(10), credentialRef: credential(10) })
      .thenRejected('undo-link-used')
    given(buyerDecider, [registered, movedTo(2)])
      .when({ ...command, now: afterWindow })
      .thenRejected('undo-link-expired')
  })
  it('refuses a contact that was made from an older one', () =>
    given(buyerDecider, [registered, movedTo(2), movedTo(3)])
      .when(command)
      .thenRejected('version-conflict'))
  it('refuses a change that names no end, as those of older events', () =>
    given(buyerDecider, [registered, withoutEnd]).when(command).thenRejected('undo-link-used'))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () =>
    given(buyerDecider, [registered, movedTo(2), undone])
      .when(command)
      .thenNothing())
})
