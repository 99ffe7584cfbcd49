import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type PermissionsEvent, permissionsEvent } from '@pinline/events/account/permissions-event'
import { type ChangeStaffPassword, decideChangeStaffPassword } from './change-staff-password.ts'
import { type ChangeStaffProfile, decideChangeStaffProfile } from './change-staff-profile.ts'
import { type ChooseAppearance, decideChooseAppearance } from './choose-appearance.ts'
import { type ConfirmSecondFactor, decideConfirmSecondFactor } from './confirm-second-factor.ts'
import { type CreateMenu, decideCreateMenu } from './create-menu.ts'
import { type CreateRole, decideCreateRole } from './create-role.ts'
import { type CreateStaff, decideCreateStaff } from './create-staff.ts'
import { type DefinePermissions, decideDefinePermissions } from './define-permissions.ts'
import { refuseUngranted } from './granted-keys.ts'
import { refuseLastAdministrator } from './last-administrator.ts'
import { evolve, noPermissions, type Permissions } from './permissions.ts'
import { decideRemoveMenu, type RemoveMenu } from './remove-menu.ts'
import { decideRemoveRole, type RemoveRole } from './remove-role.ts'
import { decideRemoveSecondFactor, type RemoveSecondFactor } from './remove-second-factor.ts'
import { decideRemoveStaff, type RemoveStaff } from './remove-staff.ts'
import { decideResetStaffPassword, type ResetStaffPassword } from './reset-staff-password.ts'
import { decideSetMenuState, type SetMenuState } from './set-menu-state.ts'
import { decideSetStaffPassword, type SetStaffPassword } from './set-staff-password.ts'
import { decideSetStaffState, type SetStaffState } from './set-staff-state.ts'
import { decideUndoStaffChange, type UndoStaffChange } from './undo-staff-change.ts'
import { decideUpdateMenu, type UpdateMenu } from './update-menu.ts'
import { decideUpdateRole, type UpdateRole } from './update-role.ts'
import { decideUpdateStaff, type UpdateStaff } from './update-staff.ts'

export type PermissionsCommand =
  | DefinePermissions
  | CreateMenu
  | UpdateMenu
  | SetMenuState
  | RemoveMenu
  | CreateRole
  | UpdateRole
  | RemoveRole
  | CreateStaff
  | UpdateStaff
  | SetStaffState
  | RemoveStaff
  | ResetStaffPassword
  | SetStaffPassword
  | ChangeStaffProfile
  | ChangeStaffPassword
  | ChooseAppearance
  | ConfirmSecondFactor
  | RemoveSecondFactor
  | UndoStaffChange

export const permissionsDecider: Decider<Permissions, PermissionsCommand, PermissionsEvent> = {
  streamType: 'authorities',
  initial: noPermissions,
  evolve,
  eventSchema: permissionsEvent,
  decide: (state, command) => {
    const decision = decideAlone(state, command)
    if (isRejection(decision) || decision.length === 0) return decision
    const after = decision.reduce(evolve, state)
    const ungranted = 'by' in command ? refuseUngranted(state, after, command.by) : undefined
    return refuseLastAdministrator(state, after) ?? ungranted ?? decision
  },
}

const decideAlone = (state: Permissions, command: PermissionsCommand): Decision<PermissionsEvent> => {
  switch (command.type) {
    case 'define-permissions':
      return decideDefinePermissions(state, command)
    case 'create-menu':
      return decideCreateMenu(state, command)
    case 'update-menu':
      return decideUpdateMenu(state, command)
    case 'set-menu-state':
      return decideSetMenuState(state, command)
    case 'remove-menu':
      return decideRemoveMenu(state, command)
    case 'create-role':
      return decideCreateRole(state, command)
    case 'update-role':
      return decideUpdateRole(state, command)
    case 'remove-role':
      return decideRemoveRole(state, command)
    case 'create-staff':
      return decideCreateStaff(state, command)
    case 'update-staff':
      return decideUpdateStaff(state, command)
    case 'set-staff-state':
      return decideSetStaffState(state, command)
    case 'remove-staff':
      return decideRemoveStaff(state, command)
    case 'reset-staff-password':
      return decideResetStaffPassword(state, command)
    case 'set-staff-password':
      return decideSetStaffPassword(state, command)
    case 'change-staff-profile':
      return decideChangeStaffProfile(state, command)
    case 'change-staff-password':
      return decideChangeStaffPassword(state, command)
    case 'choose-appearance':
      return decideChooseAppearance(state, command)
    case 'confirm-second-factor':
      return decideConfirmSecondFactor(state, command)
    case 'remove-second-factor':
      return decideRemoveSecondFactor(state, command)
    case 'undo-staff-change':
      return decideUndoStaffChange(state, command)
    default:
      return command satisfies never
  }
}
