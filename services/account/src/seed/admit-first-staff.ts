import type { AccountDeps } from '../account-deps.ts'
import { admitAdministrator } from './admit-administrator.ts'
import { randomPassword } from './random-password.ts'

/**
 * If there is no staff yet: an administrator from STAFF_USERNAME and STAFF_PASSWORD. Without a password a random one is
 * generated and logged once; there is no default password.
 */
export const admitFirstStaff = async (deps: AccountDeps): Promise<void> => {
  const { config, log } = deps.platform
  if ((await deps.staff.permissions()).staff.size > 0) return
  const username = config.STAFF_USERNAME ?? 'administrator'
  const password = config.STAFF_PASSWORD ?? randomPassword(deps.passwordRules)
  await admitAdministrator(deps, { username, name: 'Administrator', password })
  if (config.STAFF_PASSWORD === undefined) log.warn({ username, password }, 'first staff account, told only this once')
}
