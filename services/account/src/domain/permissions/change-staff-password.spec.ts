import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { describe, expect, it } from 'vitest'
import type { ChangeStaffPassword } from './change-staff-password.ts'
import { admitted, at, credential, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'

const reset: PermissionsEvent = {
  type: 'staff-password-set',
  data: { staffId: member, credentialRef: credential(2), setAt: at, mustChange: true },
}
const command: ChangeStaffPassword = {
  type: 'change-staff-password',
  staffId: member,
  basedOn: credential(2),
  credentialRef: credential(3),
  now: at,
}
const chosen: PermissionsEvent = {
  type: 'staff-password-set',
  data: { staffId: member, credentialRef: credential(3), setAt: at },
}
const current = [...shop, admitted, reset]

describe('change-staff-password', () => {
  it('sets it, and lifts the duty to change it', () => {
    given(permissionsDecider, current).when(command).then([chosen])
    const must = (events: readonly PermissionsEvent[]) =>
      fold(permissionsDecider, events).staff.get(member)?.mustChangePassword
    expect([must(current), must([...current, chosen])]).toEqual([true, false])
  })
  it('refuses if another password was set since the old one was checked', () =>
    given(permissionsDecider, current)
      .when({ ...command, basedOn: credential(1) })
      .thenRejected('password-wrong'))
  it('refuses a person who is not on the staff', () =>
    given(permissionsDecider, shop).when(command).thenRejected('staff-not-found'))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...current, chosen])
      .when(command)
      .thenNothing())
})
