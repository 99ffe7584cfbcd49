import type { AdminResource, AnyCall } from '@pinline/chassis/contract/call'
import { checkSessions } from '@pinline/chassis/contract/check-sessions'
import { recordAudit } from '@pinline/chassis/contract/record-audit'
import { addAddress } from './add-address.ts'
import { auditResource } from './audit-resource.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { changeAddress } from './change-address.ts'
import { changeEmail, setEmail } from './change-email.ts'
import { changePassword, reclassify } from './change-password.ts'
import { changePhone } from './change-phone.ts'
import { changeStaffEmail } from './change-staff-email.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import { checkAudit } from './check-audit.ts'
import { checkCode } from './check-code.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { createMenu } from './create-menu.ts'
import { createRole } from './create-role.ts'
import { createUser } from './create-user.ts'
import { deleteAccount } from './delete-account.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endOtherStaffSessions } from './end-other-staff-sessions.ts'
import { endSession } from './end-session.ts'
import { endStaffSession } from './end-staff-session.ts'
import { exportAccount } from './export-account.ts'
import { listActivity } from './list-activity.ts'
import { listAddresses } from './list-addresses.ts'
import { listAudit } from './list-audit.ts'
import { listCountries } from './list-countries.ts'
import { listMenus } from './list-menus.ts'
import { listRoles } from './list-roles.ts'
import { listSessions } from './list-sessions.ts'
import { listStaffSessions } from './list-staff-sessions.ts'
import { listUsers } from './list-users.ts'
import { listZones } from './list-zones.ts'
import { logIn } from './log-in.ts'
import { logInStaff } from './log-in-staff.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { logOutStaff } from './log-out-staff.ts'
import { menusResource } from './menus-resource.ts'
import { readAddress } from './read-address.ts'
import { readAddressVersions } from './read-address-versions.ts'
import { readBuyerContact } from './read-buyer-contact.ts'
import { readCompany } from './read-company.ts'
import { readMe } from './read-me.ts'
import { readRole } from './read-role.ts'
import { readRoleMenus } from './read-role-menus.ts'
import { readStaffSelf } from './read-staff-self.ts'
import { refreshSession } from './refresh-session.ts'
import { refreshStaffSession } from './refresh-staff-session.ts'
import { registerBuyer } from './register-buyer.ts'
import { removeAddress } from './remove-address.ts'
import { removeCompany } from './remove-company.ts'
import { removeMenu } from './remove-menu.ts'
import { removeRole } from './remove-role.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { removeUser } from './remove-user.ts'
import { resetPassword } from './reset-password.ts'
import { resetUserPassword } from './reset-user-password.ts'
import { rolesResource } from './roles-resource.ts'
import { saveStaffSelf } from './save-staff-self.ts'
import { sendStaffCode } from './send-staff-code.ts'
import { sendVerificationCode } from './send-verification-code.ts'
import { setDefaultAddress } from './set-default-address.ts'
import { setMenuState } from './set-menu-state.ts'
import { setUserInfo } from './set-user-info.ts'
import { setUserState } from './set-user-state.ts'
import { storeCompany } from './store-company.ts'
import { updateMenu } from './update-menu.ts'
import { updateRole } from './update-role.ts'
import { updateUser } from './update-user.ts'
import { usersResource } from './users-resource.ts'

/** Every call of the account service. */
export const accountCalls: readonly AnyCall[] = [
  sendVerificationCode,
  registerBuyer,
  logIn,
  logInWithCode,
  resetPassword,
  refreshSession,
  logOut,
  readMe,
  listCountries,
  listZones,
  listAddresses,
  addAddress,
  changeAddress,
  removeAddress,
  setDefaultAddress,
  changePhone,
  changeEmail,
  setEmail,
  changePassword,
  reclassify,
  checkCode,
  setUserInfo,
  readCompany,
  storeCompany,
  removeCompany,
  logInStaff,
  refreshStaffSession,
  logOutStaff,
  readStaffSelf,
  saveStaffSelf,
  changeStaffPassword,
  sendStaffCode,
  changeStaffEmail,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  readRoleMenus,
  readRole,
  listUsers,
  createUser,
  updateUser,
  resetUserPassword,
  removeUser,
  setUserState,
  listRoles,
  createRole,
  updateRole,
  removeRole,
  listMenus,
  createMenu,
  updateMenu,
  setMenuState,
  removeMenu,
  checkSessions,
  readAddress,
  readAddressVersions,
  readBuyerContact,
  recordAudit,
  listAudit,
  checkAudit,
  listSessions,
  endSession,
  endOtherSessions,
  listStaffSessions,
  endStaffSession,
  endOtherStaffSessions,
  listActivity,
  exportAccount,
  deleteAccount,
]

export const accountResources: readonly AdminResource[] = [usersResource, rolesResource, menusResource, auditResource]
