import type { Decider } from '@pinline/chassis/domain/decider'
import { type AuthoritiesEvent, authoritiesEvent } from '@pinline/events/account/authorities-event'
import { type AdmitStaff, decideAdmitStaff } from './admit-staff.ts'
import { type Authorities, evolve, noAuthorities } from './authorities.ts'
import { type DefineAuthorities, decideDefineAuthorities } from './define-authorities.ts'
import { decideSetStaffPassword, type SetStaffPassword } from './set-staff-password.ts'

export type AuthoritiesCommand = DefineAuthorities | AdmitStaff | SetStaffPassword

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
      default: {
        const missing: never = command
        return missing
      }
    }
  },
}
