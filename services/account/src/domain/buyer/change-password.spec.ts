import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { undoableLimit } from '../undo/undoable-changes.ts'
import { buyer, later, reference, registered, undoableUntil } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { ChangePassword } from './change-password.ts'

const command: ChangePassword = {
  type: 'change-password',
  basedOn: reference(`credential-${buyer}@1`),
  credentialRef: reference(`credential-${buyer}@2`),
  now: later,
  undoableUntil,
}
const passwordSet: BuyerEvent = {
  type: 'buyer-password-set',
  data: { buyerId: buyer, credentialRef: command.credentialRef, setAt: later, undoableUntil },
}

describe('change-password', () => {
  it('sets the password', () => given(buyerDecider, [registered]).when(command).then([passwordSet]))
  it('treats an old password that was replaced in the meantime as wrong', () =>
    given(buyerDecider, [registered, passwordSet])
      .when({ ...command, credentialRef: reference(`credential-${buyer}@3`) })
      .thenRejected('password-wrong'))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () => given(buyerDecider, [registered, passwordSet]).when(command).thenNothing())
  it('sets it without a way back where ten changes can be undone already', () => {
    const changes = Array.from(
      { length: undoableLimit },
      (): BuyerEvent => ({
        type: 'buyer-password-set',
        data: { buyerId: buyer, credentialRef: command.basedOn, setAt: later, undoableUntil },
      }),
    )
    given(buyerDecider, [registered, ...changes])
      .when(command)
      .then([
        { type: 'buyer-password-set', data: { buyerId: buyer, credentialRef: command.credentialRef, setAt: later } },
      ])
  })
})
