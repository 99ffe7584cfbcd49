import type { AdminResource, AnyCall } from '@pinline/chassis/contract/call'
import { checkSessions } from '@pinline/chassis/contract/check-sessions'
import { addAddress } from './add-address.ts'
import { changeAddress } from './change-address.ts'
import { listAddresses } from './list-addresses.ts'
import { listCountries } from './list-countries.ts'
import { listZones } from './list-zones.ts'
import { logIn } from './log-in.ts'
import { logInStaff } from './log-in-staff.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { logOutStaff } from './log-out-staff.ts'
import { readAddress } from './read-address.ts'
import { readAddressVersions } from './read-address-versions.ts'
import { readBuyerContact } from './read-buyer-contact.ts'
import { readMe } from './read-me.ts'
import { readRole } from './read-role.ts'
import { readRoleMenus } from './read-role-menus.ts'
import { readStaffSelf } from './read-staff-self.ts'
import { refreshSession } from './refresh-session.ts'
import { refreshStaffSession } from './refresh-staff-session.ts'
import { registerBuyer } from './register-buyer.ts'
import { removeAddress } from './remove-address.ts'
import { resetPassword } from './reset-password.ts'
import { sendVerificationCode } from './send-verification-code.ts'
import { setDefaultAddress } from './set-default-address.ts'

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
  logInStaff,
  refreshStaffSession,
  logOutStaff,
  readStaffSelf,
  readRoleMenus,
  readRole,
  checkSessions,
  readAddress,
  readAddressVersions,
  readBuyerContact,
]

export const accountResources: readonly AdminResource[] = []
