import { fold } from '@pinline/chassis/domain/decider'
import { given } from '@pinline/chassis/domain/given'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { describe, expect, it } from 'vitest'
import { admitted, at, credential, member, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import type { ChangeStaffPassword } from './change-staff-password.ts'

const reset: AuthoritiesEvent = {
  type: 'staff-password-set',
  data: { staffId: member, credentialRef: credential(2), setAt: at, mustChange: true },
}
const command: ChangeStaffPassword = {
  type: 'change-staff-password',
  staffId: member,
  basedOn: credential(2),
  credentialRef: credential(3),
  at,
}
const chosen: AuthoritiesEvent = {
  type: 'staff-password-set',
  data: { staffId: member, credentialRef: credential(3), setAt: at },
}
const stands = [...shop, admitted, reset]

describe('change-staff-password', () => {
  it('sets it, and lifts the duty to change it', () => {
    given(authoritiesDecider, stands).when(command).then([chosen])
    const must = (facts: readonly AuthoritiesEvent[]) =>
      fold(authoritiesDecider, facts).staff.get(member)?.mustChangePassword
    expect([must(stands), must([...stands, chosen])]).toEqual([true, false])
  })
  it('refuses where another password was set since the old one was checked', () =>
    given(authoritiesDecider, stands)
      .when({ ...command, basedOn: credential(1) })
      .thenRejected('password-wrong'))
  it('refuses whoever is not on the staff', () =>
    given(authoritiesDecider, shop).when(command).thenRejected('staff-not-found'))
  it('is quiet on repetition', () =>
    given(authoritiesDecider, [...stands, chosen])
      .when(command)
      .thenNothing())
})
