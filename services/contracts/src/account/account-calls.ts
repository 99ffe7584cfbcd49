import type { AdminResource, AnyCall } from '../api/call.ts'
import { checkSessions } from '../api/check-sessions.ts'
import { recordAudit } from '../api/record-audit.ts'
import { auditResource } from './audit/audit-resource.ts'
import { checkAudit } from './audit/check-audit.ts'
import { listActivity } from './audit/list-activity.ts'
import { listAudit } from './audit/list-audit.ts'
import { addAddress } from './buyer/add-address.ts'
import { changeAddress } from './buyer/change-address.ts'
import { changeEmail, setEmail } from './buyer/change-email.ts'
import { changePassword, reclassify } from './buyer/change-password.ts'
import { changePhone } from './buyer/change-phone.ts'
import { deleteAccount } from './buyer/delete-account.ts'
import { exportAccount } from './buyer/export-account.ts'
import { listAddresses } from './buyer/list-addresses.ts'
import { listCountries } from './buyer/list-countries.ts'
import { listZones } from './buyer/list-zones.ts'
import { readAddress } from './buyer/read-address.ts'
import { readAddressVersions } from './buyer/read-address-versions.ts'
import { readBuyerContact } from './buyer/read-buyer-contact.ts'
import { readCompany } from './buyer/read-company.ts'
import { readMe } from './buyer/read-me.ts'
import { registerBuyer } from './buyer/register-buyer.ts'
import { removeAddress } from './buyer/remove-address.ts'
import { removeCompany } from './buyer/remove-company.ts'
import { resetPassword } from './buyer/reset-password.ts'
import { setDefaultAddress } from './buyer/set-default-address.ts'
import { setUserInfo } from './buyer/set-user-info.ts'
import { storeCompany } from './buyer/store-company.ts'
import { beginSecondFactor } from './permissions/begin-second-factor.ts'
import { changeStaffEmail } from './permissions/change-staff-email.ts'
import { changeStaffPassword } from './permissions/change-staff-password.ts'
import { confirmSecondFactor } from './permissions/confirm-second-factor.ts'
import { createMenu } from './permissions/create-menu.ts'
import { createRole } from './permissions/create-role.ts'
import { createUser } from './permissions/create-user.ts'
import { listMenus } from './permissions/list-menus.ts'
import { listRoles } from './permissions/list-roles.ts'
import { listUsers } from './permissions/list-users.ts'
import { menusResource } from './permissions/menus-resource.ts'
import { readRole } from './permissions/read-role.ts'
import { readRoleMenus } from './permissions/read-role-menus.ts'
import { readStaffSelf } from './permissions/read-staff-self.ts'
import { removeMenu } from './permissions/remove-menu.ts'
import { removeRole } from './permissions/remove-role.ts'
import { removeSecondFactor } from './permissions/remove-second-factor.ts'
import { removeUser } from './permissions/remove-user.ts'
import { resetUserPassword } from './permissions/reset-user-password.ts'
import { rolesResource } from './permissions/roles-resource.ts'
import { saveStaffSelf } from './permissions/save-staff-self.ts'
import { setMenuState } from './permissions/set-menu-state.ts'
import { setUserState } from './permissions/set-user-state.ts'
import { updateMenu } from './permissions/update-menu.ts'
import { updateRole } from './permissions/update-role.ts'
import { updateUser } from './permissions/update-user.ts'
import { usersResource } from './permissions/users-resource.ts'
import { checkCode } from './session/check-code.ts'
import { endOtherSessions } from './session/end-other-sessions.ts'
import { endOtherStaffSessions } from './session/end-other-staff-sessions.ts'
import { endSession } from './session/end-session.ts'
import { endStaffSession } from './session/end-staff-session.ts'
import { listSessions } from './session/list-sessions.ts'
import { listStaffSessions } from './session/list-staff-sessions.ts'
import { logIn } from './session/log-in.ts'
import { logInStaff } from './session/log-in-staff.ts'
import { logInWithCode } from './session/log-in-with-code.ts'
import { logOut } from './session/log-out.ts'
import { logOutStaff } from './session/log-out-staff.ts'
import { refreshSession } from './session/refresh-session.ts'
import { refreshStaffSession } from './session/refresh-staff-session.ts'
import { sendStaffCode } from './session/send-staff-code.ts'
import { sendVerificationCode } from './session/send-verification-code.ts'

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
