import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { ConfirmSecondFactor } from './confirm-second-factor.ts'
import { admitted, at, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'

const factor = (version: number) => vaultReference.parse(`secondfactor-${member}@${version}`)
const current = [...shop, admitted]
const command: ConfirmSecondFactor = {
  type: 'confirm-second-factor',
  staffId: member,
  secondFactorRef: factor(1),
  now: at,
}
const set: PermissionsEvent = {
  type: 'staff-second-factor-set',
  data: { staffId: member, secondFactorRef: factor(1), setAt: at },
}

describe('confirm-second-factor', () => {
  it('sets it', () => given(permissionsDecider, current).when(command).then([set]))
  it('refuses a second one', () =>
    given(permissionsDecider, [...current, set])
      .when({ ...command, secondFactorRef: factor(2) })
      .thenRejected('second-factor-present'))
  it('refuses a person who is not on the staff', () =>
    given(permissionsDecider, shop).when(command).thenRejected('staff-not-found'))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...current, set])
      .when(command)
      .thenNothing())
})
