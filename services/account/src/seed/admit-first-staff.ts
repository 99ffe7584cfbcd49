import type { AccountParts } from '../account-parts.ts'
import { admitAdministrator } from './admit-administrator.ts'
import { randomPassword } from './random-password.ts'

/**
 * Where there is no staff yet: an administrator from STAFF_USERNAME and STAFF_PASSWORD. Without a password a
 * random one is made and told once, in the log; there is no default password.
 */
export const admitFirstStaff = async (parts: AccountParts): Promise<void> => {
  const { config, log } = parts.platform
  if ((await parts.staff.authorities()).staff.size > 0) return
  const username = config.STAFF_USERNAME ?? 'administrator'
  const password = config.STAFF_PASSWORD ?? randomPassword(parts.passwordRules)
  await admitAdministrator(parts, { username, name: 'Administrator', password })
  if (config.STAFF_PASSWORD === undefined) log.warn({ username, password }, 'first staff account, told only this once')
}
