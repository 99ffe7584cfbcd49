import type { Decider } from '@pinline/chassis/domain/decider'
import { type AuthoritiesEvent, authoritiesEvent } from '@pinline/events/account/authorities-event'
import { type AdmitStaff, decideAdmitStaff } from './admit-staff.ts'
import { type Authorities, evolve, noAuthorities } from './authorities.ts'
import { type ChangeStaffPassword, decideChangeStaffPassword } from './change-staff-password.ts'
import { type ChangeStaffProfile, decideChangeStaffProfile } from './change-staff-profile.ts'
import { type DefineAuthorities, decideDefineAuthorities } from './define-authorities.ts'
import { decideRemoveSecondFactor, type RemoveSecondFactor } from './remove-second-factor.ts'
import { decideSetSecondFactor, type SetSecondFactor } from './set-second-factor.ts'
import { decideSetStaffPassword, type SetStaffPassword } from './set-staff-password.ts'

export type AuthoritiesCommand =
  | DefineAuthorities
  | AdmitStaff
  | SetStaffPassword
  | ChangeStaffProfile
  | ChangeStaffPassword
  | SetSecondFactor
  | RemoveSecondFactor

export const authoritiesDecider: Decider<Authorities, AuthoritiesCommand, AuthoritiesEvent> = {
  streamType: 'authorities',
  initial: noAuthorities,
  evolve,
  factSchema: authoritiesEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'define-authorities':
        return decideDefineAuthorities(state, command)
      case 'admit-staff':
        return decideAdmitStaff(state, command)
      case 'set-staff-password':
        return decideSetStaffPassword(state, command)
      case 'change-staff-profile':
        return decideChangeStaffProfile(state, command)
      case 'change-staff-password':
        return decideChangeStaffPassword(state, command)
      case 'set-second-factor':
        return decideSetSecondFactor(state, command)
      case 'remove-second-factor':
        return decideRemoveSecondFactor(state, command)
      default: {
        const missing: never = command
        return missing
      }
    }
  },
}
