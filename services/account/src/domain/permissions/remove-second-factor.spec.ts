import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { admitted, at, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import type { RemoveSecondFactor } from './remove-second-factor.ts'

const factor = (version: number) => vaultReference.parse(`secondfactor-${member}@${version}`)
const set: PermissionsEvent = {
  type: 'staff-second-factor-set',
  data: { staffId: member, secondFactorRef: factor(1), setAt: at },
}
const current = [...shop, admitted, set]
const command: RemoveSecondFactor = {
  type: 'remove-second-factor',
  staffId: member,
  secondFactorRef: factor(1),
  now: at,
}
const removed: PermissionsEvent = { type: 'staff-second-factor-removed', data: { staffId: member, removedAt: at } }

describe('remove-second-factor', () => {
  it('removes it', () => given(permissionsDecider, current).when(command).then([removed]))
  it('refuses if another one was set since the code was given', () =>
    given(permissionsDecider, current)
      .when({ ...command, secondFactorRef: factor(2) })
      .thenRejected('version-conflict'))
  it('refuses a person who is not on the staff', () =>
    given(permissionsDecider, shop).when(command).thenRejected('staff-not-found'))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...current, removed])
      .when(command)
      .thenNothing())
})
