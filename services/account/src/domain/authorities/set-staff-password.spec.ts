import { given } from '@pinline/chassis/domain/given'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { describe, it } from 'vitest'
import { admitted, at, credential, member, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import type { SetStaffPassword } from './set-staff-password.ts'

const data = { staffId: member, credentialRef: credential(2), setAt: at }
const passwordSet: AuthoritiesEvent = { type: 'staff-password-set', data }
const command: SetStaffPassword = { type: 'set-staff-password', ...data }

describe('set-staff-password', () => {
  it('sets it', () =>
    given(authoritiesDecider, [...shop, admitted])
      .when(command)
      .then([passwordSet]))
  it('refuses whoever is not on the staff', () =>
    given(authoritiesDecider, shop).when(command).thenRejected('not-found'))
  it('is quiet on repetition', () =>
    given(authoritiesDecider, [...shop, admitted, passwordSet])
      .when(command)
      .thenNothing())
})
