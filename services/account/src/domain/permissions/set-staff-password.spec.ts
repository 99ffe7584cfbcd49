import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { describe, it } from 'vitest'
import { admitted, at, credential, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import type { SetStaffPassword } from './set-staff-password.ts'

const data = { staffId: member, credentialRef: credential(2), setAt: at }
const passwordSet: PermissionsEvent = { type: 'staff-password-set', data }
const command: SetStaffPassword = { type: 'set-staff-password', ...data }

describe('set-staff-password', () => {
  it('sets it', () =>
    given(permissionsDecider, [...shop, admitted])
      .when(command)
      .then([passwordSet]))
  it('refuses a person who is not on the staff', () =>
    given(permissionsDecider, shop).when(command).thenRejected('not-found'))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...shop, admitted, passwordSet])
      .when(command)
      .thenNothing())
})
