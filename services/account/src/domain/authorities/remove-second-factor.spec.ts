import { given } from '@pinline/chassis/domain/given'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { admitted, at, member, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import type { RemoveSecondFactor } from './remove-second-factor.ts'

const factor = (version: number) => vaultReference.parse(`secondfactor-${member}@${version}`)
const set: AuthoritiesEvent = {
  type: 'staff-second-factor-set',
  data: { staffId: member, secondFactorRef: factor(1), setAt: at },
}
const stands = [...shop, admitted, set]
const command: RemoveSecondFactor = { type: 'remove-second-factor', staffId: member, secondFactorRef: factor(1), at }
const removed: AuthoritiesEvent = { type: 'staff-second-factor-removed', data: { staffId: member, removedAt: at } }

describe('remove-second-factor', () => {
  it('removes it', () => given(authoritiesDecider, stands).when(command).then([removed]))
  it('refuses where another one was set since the code was given', () =>
    given(authoritiesDecider, stands)
      .when({ ...command, secondFactorRef: factor(2) })
      .thenRejected('version-conflict'))
  it('refuses whoever is not on the staff', () =>
    given(authoritiesDecider, shop).when(command).thenRejected('staff-not-found'))
  it('is quiet on repetition', () =>
    given(authoritiesDecider, [...stands, removed])
      .when(command)
      .thenNothing())
})
