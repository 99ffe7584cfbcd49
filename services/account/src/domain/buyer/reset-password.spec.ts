import { given } from '@pinline/chassis/domain/given'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import { describe, it } from 'vitest'
import { buyer, later, reference, registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { ResetPassword } from './reset-password.ts'

const command: ResetPassword = { type: 'reset-password', credentialRef: reference(`credential-${buyer}@2`), now: later }
const passwordSet: BuyerEvent = {
  type: 'buyer-password-set',
  data: { buyerId: buyer, credentialRef: command.credentialRef, setAt: later },
}

describe('reset-password', () => {
  it('sets the password', () => given(buyerDecider, [registered]).when(command).then([passwordSet]))
  it('refuses an unregistered buyer', () => given(buyerDecider, []).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () => given(buyerDecider, [registered, passwordSet]).when(command).thenNothing())
})
