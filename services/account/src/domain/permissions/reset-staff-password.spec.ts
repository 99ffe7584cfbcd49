import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import { at } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'
import { ada, ben, cleo, credentialOf, disabled, office } from './permissions-editing.fixtures.ts'
import type { ResetStaffPassword } from './reset-staff-password.ts'

const credentialRef = credentialOf(cleo, 2)
const command: ResetStaffPassword = {
  type: 'reset-staff-password',
  staffId: cleo,
  revision: 1,
  credentialRef,
  withoutSecondFactor: true,
  by: ben,
  now: at,
}
const shop = given(permissionsDecider, office)
const passwordSet: PermissionsEvent = {
  type: 'staff-password-set',
  data: { staffId: cleo, credentialRef, setAt: at, mustChange: true },
}
const factorSet: PermissionsEvent = {
  type: 'staff-second-factor-set',
  data: { staffId: cleo, secondFactorRef: vaultReference.parse(`secondfactor-${cleo}@1`), setAt: at },
}

describe('reset-staff-password', () => {
  it('has to be changed at the next sign-in', () => shop.when(command).then([passwordSet]))
  it('removes the second factor if requested', () => {
    const withFactor = given(permissionsDecider, [...office, factorSet])
    withFactor
      .when({ ...command, revision: 2 })
      .then([passwordSet, { type: 'staff-second-factor-removed', data: { staffId: cleo, removedAt: at } }])
    withFactor.when({ ...command, revision: 2, withoutSecondFactor: false }).then([passwordSet])
  })
  it('refuses the editor’s own, and that of somebody with more keys', () => {
    shop.when({ ...command, staffId: ben }).thenRejected('not-yourself')
    shop.when({ ...command, staffId: ada }).thenRejected('not-held')
  })
  it('refuses an editor without permission, an unknown member, and a stale revision', () => {
    shop.when({ ...command, revision: 5 }).thenRejected('version-conflict')
    given(permissionsDecider, office.slice(0, -1)).when(command).thenRejected('staff-not-found')
    given(permissionsDecider, [...office, disabled(ben)])
      .when(command)
      .thenRejected('forbidden')
  })
})
