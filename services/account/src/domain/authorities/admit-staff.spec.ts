import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { AdmitStaff } from './admit-staff.ts'
import { admitted, at, credential, member, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'
import { ada, ben, cleo, office } from './editing.fixture.ts'

const command: AdmitStaff = { type: 'admit-staff', by: 'system', mustChange: false, ...admitted.data }

describe('admit-staff', () => {
  it('admits to a role', () => given(authoritiesDecider, shop).when(command).then([admitted]))
  it('asks for another password where somebody else chose it', () =>
    given(authoritiesDecider, office)
      .when({ ...command, by: ada, mustChange: true })
      .then([
        admitted,
        {
          type: 'staff-password-set',
          data: { staffId: member, credentialRef: credential(1), setAt: at, mustChange: true },
        },
      ]))
  it('refuses an unknown role', () => given(authoritiesDecider, []).when(command).thenRejected('role-not-found'))
  it('refuses a role that holds more than whoever admits', () => {
    given(authoritiesDecider, office)
      .when({ ...command, by: ben, roleId: 'chief' })
      .thenRejected('not-held')
    given(authoritiesDecider, office)
      .when({ ...command, by: cleo, roleId: 'keeper' })
      .thenRejected('not-held')
  })
  it('is quiet on repetition', () =>
    given(authoritiesDecider, [...shop, admitted])
      .when(command)
      .thenNothing())
})
