import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { registered } from './buyer.fixtures.ts'
import { buyerDecider } from './buyer-decider.ts'
import type { RegisterBuyer } from './register-buyer.ts'

if (registered.type !== 'buyer-registered') throw new Error('fixture')
const command: RegisterBuyer = { type: 'register-buyer', ...registered.data }

describe('register-buyer', () => {
  it('registers a new buyer', () => given(buyerDecider, []).when(command).then([registered]))
  it('refuses a stream that already has a buyer', () =>
    given(buyerDecider, [registered]).when(command).thenRejected('already-registered'))
})
