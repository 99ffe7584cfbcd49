import type { AccountDeps } from '../account-deps.ts'
import { admitAdministrator } from './admit-administrator.ts'
import { firstStaffFileOf, leaveFirstStaff } from './first-staff-file.ts'
import { randomPassword } from './random-password.ts'

/**
 * If there is no staff yet: an administrator from STAFF_USERNAME and STAFF_PASSWORD. Without a password a random one is
 * generated and left in a file; there is no default password.
 */
export const admitFirstStaff = async (deps: AccountDeps): Promise<void> => {
  const { config, log } = deps.platform
  if ((await deps.staff.permissions()).staff.size > 0) return
  const name = 'Administrator'
  const username = config.STAFF_USERNAME ?? 'administrator'
  if (config.STAFF_PASSWORD !== undefined)
    return await admitAdministrator(deps, { username, name, password: config.STAFF_PASSWORD })
  // Before the account exists: nobody could sign in with a password that is lost here.
  const left = await leaveFirstStaff(config.PINLINE_DATA, { username, password: randomPassword(deps.passwordRules) })
  log.warn(
    { file: firstStaffFileOf(config.PINLINE_DATA) },
    'the first staff password is in a file: remove it once read',
  )
  await admitAdministrator(deps, { ...left, name })
}
