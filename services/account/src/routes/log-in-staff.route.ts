import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { logInStaff } from '../contract/log-in-staff.ts'
import { countWrongGuess, refuseGuessing } from '../sign-in/sign-in-limits.ts'

export const logInStaffRoute = (parts: AccountParts): Route =>
  route(logInStaff, async ({ username, password }, client) => {
    const { staff, sessions, passwords } = parts
    const guessed = `staff ${username.toLowerCase()}`
    const refused = await refuseGuessing(parts, guessed, client.address)
    if (refused !== undefined) return refused
    const member = await staff.find(username)
    const right = await passwords.matches(password, await staff.passwordHash(member))
    if (member === undefined || !right) {
      await countWrongGuess(parts, guessed, client.address)
      return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
    }
    const { token, expiresAt, cookie } = await sessions.open('staff', member.staffId, member.credentialRef, client)
    return answer({ token, expiresAt, user: await staff.self(member, client.language) }, { cookies: [cookie] })
  })
