import type { AdminResource, AnyCall } from '../api/call.ts'
import { checkApiKeys } from '../api/check-api-keys.ts'
import { checkSessions } from '../api/check-sessions.ts'
import { listMentionedStaff } from '../api/list-mentioned-staff.ts'
import { recordAudit } from '../api/record-audit.ts'
import { apiKeysResource } from './api-keys/api-keys-resource.ts'
import { changeApiKey } from './api-keys/change-api-key.ts'
import { changeApiKeyByStaff } from './api-keys/change-api-key-by-staff.ts'
import { createApiKey } from './api-keys/create-api-key.ts'
import { createApiKeyByStaff } from './api-keys/create-api-key-by-staff.ts'
import { listApiKeys } from './api-keys/list-api-keys.ts'
import { revokeApiKey } from './api-keys/revoke-api-key.ts'
import { revokeApiKeyByStaff } from './api-keys/revoke-api-key-by-staff.ts'
import { rotateApiKey } from './api-keys/rotate-api-key.ts'
import { rotateApiKeyByStaff } from './api-keys/rotate-api-key-by-staff.ts'
import { auditResource } from './audit/audit-resource.ts'
import { checkAudit } from './audit/check-audit.ts'
import { listActivity } from './audit/list-activity.ts'
import { listAudit } from './audit/list-audit.ts'
import { addAddress } from './buyer/add-address.ts'
import { changeAddress } from './buyer/change-address.ts'
import { changeCompany } from './buyer/change-company.ts'
import { changeEmail } from './buyer/change-email.ts'
import { changePassword } from './buyer/change-password.ts'
import { changePhone } from './buyer/change-phone.ts'
import { changeProfile } from './buyer/change-profile.ts'
import { checkAddress } from './buyer/check-address.ts'
import { chooseMails } from './buyer/choose-mails.ts'
import { deleteAccount } from './buyer/delete-account.ts'
import { exportAccount } from './buyer/export-account.ts'
import { getAccountChange } from './buyer/get-account-change.ts'
import { getAddress } from './buyer/get-address.ts'
import { getBuyerContact } from './buyer/get-buyer-contact.ts'
import { getCompany } from './buyer/get-company.ts'
import { getMe } from './buyer/get-me.ts'
import { keepAddressVersion } from './buyer/keep-address-version.ts'
import { listAddressVersions } from './buyer/list-address-versions.ts'
import { listAddresses } from './buyer/list-addresses.ts'
import { listCountries } from './buyer/list-countries.ts'
import { listDemoBuyers } from './buyer/list-demo-buyers.ts'
import { listZones } from './buyer/list-zones.ts'
import { namePlace } from './buyer/name-place.ts'
import { reclassify } from './buyer/reclassify.ts'
import { registerBuyer } from './buyer/register-buyer.ts'
import { removeAddress } from './buyer/remove-address.ts'
import { removeCompany } from './buyer/remove-company.ts'
import { resetPassword } from './buyer/reset-password.ts'
import { setDefaultAddress } from './buyer/set-default-address.ts'
import { setEmail } from './buyer/set-email.ts'
import { undoAccountChange } from './buyer/undo-account-change.ts'
import { endMaintenance } from './maintenance/end-maintenance.ts'
import { getMaintenance } from './maintenance/get-maintenance.ts'
import { readMaintenance } from './maintenance/read-maintenance.ts'
import { startMaintenance } from './maintenance/start-maintenance.ts'
import { addBuyerNote } from './people/add-buyer-note.ts'
import { buyersResource } from './people/buyers-resource.ts'
import { eraseBuyer } from './people/erase-buyer.ts'
import { erasuresResource } from './people/erasures-resource.ts'
import { exportBuyers } from './people/export-buyers.ts'
import { exportErasures } from './people/export-erasures.ts'
import { getBuyerAt } from './people/get-buyer-at.ts'
import { getPersonalData } from './people/get-personal-data.ts'
import { listBuyerNotes } from './people/list-buyer-notes.ts'
import { listColleagues } from './people/list-colleagues.ts'
import { listPersonNames } from './people/list-person-names.ts'
import { setBuyerState } from './people/set-buyer-state.ts'
import { beginSecondFactor } from './permissions/begin-second-factor.ts'
import { changeStaffEmail } from './permissions/change-staff-email.ts'
import { changeStaffPassword } from './permissions/change-staff-password.ts'
import { changeStaffProfile } from './permissions/change-staff-profile.ts'
import { chooseAppearance } from './permissions/choose-appearance.ts'
import { confirmSecondFactor } from './permissions/confirm-second-factor.ts'
import { createMenu } from './permissions/create-menu.ts'
import { createRole } from './permissions/create-role.ts'
import { createStaff } from './permissions/create-staff.ts'
import { getRole } from './permissions/get-role.ts'
import { getStaffAt } from './permissions/get-staff-at.ts'
import { getStaffContact } from './permissions/get-staff-contact.ts'
import { getStaffProfile } from './permissions/get-staff-profile.ts'
import { listMenus } from './permissions/list-menus.ts'
import { listRoleMenus } from './permissions/list-role-menus.ts'
import { listRoles } from './permissions/list-roles.ts'
import { listStaff } from './permissions/list-staff.ts'
import { menusResource } from './permissions/menus-resource.ts'
import { removeMenu } from './permissions/remove-menu.ts'
import { removeRole } from './permissions/remove-role.ts'
import { removeSecondFactor } from './permissions/remove-second-factor.ts'
import { removeStaff } from './permissions/remove-staff.ts'
import { resetStaffPassword } from './permissions/reset-staff-password.ts'
import { rolesResource } from './permissions/roles-resource.ts'
import { setMenuState } from './permissions/set-menu-state.ts'
import { setStaffState } from './permissions/set-staff-state.ts'
import { staffResource } from './permissions/staff-resource.ts'
import { updateMenu } from './permissions/update-menu.ts'
import { updateRole } from './permissions/update-role.ts'
import { updateStaff } from './permissions/update-staff.ts'
import { countSecurityEvents } from './security-events/count-security-events.ts'
import { securityEventsResource } from './security-events/security-events-resource.ts'
import { checkCode } from './session/check-code.ts'
import { confirmIdentity } from './session/confirm-identity.ts'
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
import { chooseDefaultView } from './views/choose-default-view.ts'
import { listViews } from './views/list-views.ts'
import { removeView } from './views/remove-view.ts'
import { saveView } from './views/save-view.ts'
import { shareView } from './views/share-view.ts'

/** Every call of the account service. */
export const accountCalls: readonly AnyCall[] = [
  getMaintenance,
  readMaintenance,
  startMaintenance,
  endMaintenance,
  sendVerificationCode,
  registerBuyer,
  logIn,
  logInWithCode,
  resetPassword,
  refreshSession,
  logOut,
  getMe,
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
  confirmIdentity,
  checkCode,
  getAccountChange,
  undoAccountChange,
  changeProfile,
  chooseMails,
  getCompany,
  changeCompany,
  removeCompany,
  logInStaff,
  refreshStaffSession,
  logOutStaff,
  getStaffProfile,
  getStaffContact,
  changeStaffProfile,
  chooseAppearance,
  changeStaffPassword,
  sendStaffCode,
  changeStaffEmail,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  listRoleMenus,
  getRole,
  getStaffAt,
  listStaff,
  createStaff,
  updateStaff,
  resetStaffPassword,
  removeStaff,
  setStaffState,
  listRoles,
  createRole,
  updateRole,
  removeRole,
  listPersonNames,
  listColleagues,
  setBuyerState,
  addBuyerNote,
  exportBuyers,
  exportErasures,
  listViews,
  saveView,
  shareView,
  removeView,
  chooseDefaultView,
  eraseBuyer,
  listMenus,
  createMenu,
  updateMenu,
  setMenuState,
  removeMenu,
  createApiKey,
  createApiKeyByStaff,
  rotateApiKey,
  rotateApiKeyByStaff,
  changeApiKey,
  changeApiKeyByStaff,
  revokeApiKey,
  revokeApiKeyByStaff,
  listApiKeys,
  checkSessions,
  checkApiKeys,
  getAddress,
  checkAddress,
  keepAddressVersion,
  listAddressVersions,
  namePlace,
  listBuyerNotes,
  getPersonalData,
  getBuyerAt,
  listMentionedStaff,
  getBuyerContact,
  listDemoBuyers,
  recordAudit,
  listAudit,
  checkAudit,
  countSecurityEvents,
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

export const accountResources: readonly AdminResource[] = [
  staffResource,
  buyersResource,
  erasuresResource,
  rolesResource,
  menusResource,
  auditResource,
  securityEventsResource,
  apiKeysResource,
]
