import { given } from '@pinline/chassis/domain/given'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { admitted, at, member, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import type { SetSecondFactor } from './set-second-factor.ts'

const factor = (version: number) => vaultReference.parse(`secondfactor-${member}@${version}`)
const stands = [...shop, admitted]
const command: SetSecondFactor = { type: 'set-second-factor', staffId: member, secondFactorRef: factor(1), at }
const set: AuthoritiesEvent = {
  type: 'staff-second-factor-set',
  data: { staffId: member, secondFactorRef: factor(1), setAt: at },
}

describe('set-second-factor', () => {
  it('sets it', () => given(authoritiesDecider, stands).when(command).then([set]))
  it('refuses another one beside it', () =>
    given(authoritiesDecider, [...stands, set])
      .when({ ...command, secondFactorRef: factor(2) })
      .thenRejected('second-factor-present'))
  it('refuses whoever is not on the staff', () =>
    given(authoritiesDecider, shop).when(command).thenRejected('staff-not-found'))
  it('is quiet on repetition', () =>
    given(authoritiesDecider, [...stands, set])
      .when(command)
      .thenNothing())
})
