import { given } from '@pinline/chassis/domain/given'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { vaultReference } from '@pinline/events/ids'
import { describe, it } from 'vitest'
import type { ChooseAppearance } from './choose-appearance.ts'
import { admitted, at, member, shop } from './permissions.fixtures.ts'
import { permissionsDecider } from './permissions-decider.ts'

const current = [...shop, admitted]
const command: ChooseAppearance = {
  type: 'choose-appearance',
  staffId: member,
  appearance: { scheme: 'dark', density: 'standard', themeIndex: 7 },
  now: at,
}
const chosen: PermissionsEvent = {
  type: 'staff-appearance-chosen',
  data: { staffId: member, appearance: command.appearance, chosenAt: at },
}

describe('choose-appearance', () => {
  it('records what the member chose', () => given(permissionsDecider, current).when(command).then([chosen]))
  it('replaces an earlier choice', () =>
    given(permissionsDecider, [...current, chosen])
      .when({ ...command, appearance: { ...command.appearance, themeIndex: 0 } })
      .then([
        {
          type: 'staff-appearance-chosen',
          data: { staffId: member, appearance: { ...command.appearance, themeIndex: 0 }, chosenAt: at },
        },
      ]))
  it('does nothing on repetition', () =>
    given(permissionsDecider, [...current, chosen])
      .when(command)
      .thenNothing())
  it('refuses a person who is not on the staff', () =>
    given(permissionsDecider, shop).when(command).thenRejected('staff-not-found'))
  it('does not conflict with a form that was loaded before', () =>
    given(permissionsDecider, [...current, chosen])
      .when({
        type: 'change-staff-profile',
        staffId: member,
        revision: 1,
        profile: {
          basedOn: vaultReference.parse(`profile-${member}@1`),
          profileRef: vaultReference.parse(`profile-${member}@2`),
        },
        now: at,
      })
      .then([
        {
          type: 'staff-profile-changed',
          data: { staffId: member, profileRef: vaultReference.parse(`profile-${member}@2`), changedAt: at },
        },
      ]))
})
