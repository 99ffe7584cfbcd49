import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { CreateStaff } from './create-staff.ts'
import { admitted, at, credential, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, office } from './permissions-editing.fixtures.ts'

const command: CreateStaff = { type: 'create-staff', by: 'system', mustChange: false, ...admitted.data }

describe('create-staff', () => {
  it('admits to a role', () => given(permissionsDecider, shop).when(command).then([admitted]))
  it('requires another password if somebody else chose it', () =>
    given(permissionsDecider, office)
      .when({ ...command, by: ada, mustChange: true })
      .then([
        admitted,
        {
          type: 'staff-password-set',
          data: { staffId: member, credentialRef: credential(1), setAt: at, mustChange: true },
        },
      ]))
  it('refuses an unknown role', () => given(permissionsDecider, []).when(command).thenRejected('role-not-found'))
  it('refuses a role with more keys than the editor', () => {
    given(permissionsDecider, office)
      .when({ ...command, by: ben, roleId: 'chief' })
      .thenRejected('not-held')
    given(permissionsDecider, office)
      .when({ ...command, by: cleo, roleId: 'keeper' })
      .thenRejected('not-held')
  })
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...shop, admitted])
      .when(command)
      .thenNothing())
})
