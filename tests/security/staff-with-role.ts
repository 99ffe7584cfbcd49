import { randomBytes } from 'node:crypto'
import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { type Caller, signInStaff } from '../harness/shop.ts'

/**
 * A new member of a role, signed in with a password of their own.
 * @param ownPassword of the administrator
 */
export const staffWithRole = async (administrator: Caller, ownPassword: string, roleId: string): Promise<Caller> => {
  const { url } = administrator
  const username = `member-${randomBytes(5).toString('hex')}`
  const first = { username, password: `Wx7-${randomBytes(3).toString('hex')}` }
  ;(await administrator.call(createStaff, { ...first, name: username, roleId, ownPassword })).data()
  const newcomer = await signInStaff(url, first)
  const password = 'Rows-x-2.54'
  ;(await newcomer.call(changeStaffPassword, { pwd: first.password, newPwd: password })).data()
  return await signInStaff(url, { username, password })
}
