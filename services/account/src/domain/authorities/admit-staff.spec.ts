import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import type { AdmitStaff } from './admit-staff.ts'
import { admitted, shop } from './authorities.fixture.ts'
import { authoritiesDecider } from './authorities-decider.ts'

const command: AdmitStaff = { type: 'admit-staff', by: 'system', mustChange: false, ...admitted.data }

describe('admit-staff', () => {
  it('admits to a role', () => given(authoritiesDecider, shop).when(command).then([admitted]))
  it('refuses an unknown role', () => given(authoritiesDecider, []).when(command).thenRejected('role-not-found'))
  it('is quiet on repetition', () =>
    given(authoritiesDecider, [...shop, admitted])
      .when(command)
      .thenNothing())
})
