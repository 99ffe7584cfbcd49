import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { plainStaffUsername } from '../accounts/staff.ts'
import { deviceCookie } from '../sign-in/device-cookie.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'

/** The same is done for a name that nobody has; only the right password tells of a second factor, only both of the rest. */
export const logInStaffRoute = (parts: AccountParts): Route =>
  route(logInStaff, async ({ username, password, code = '' }, client) => {
    const { platform, staff, sessions, passwords, secondFactors } = parts
    passwords.admit()
    const member = await staff.find(username)
    if (member !== undefined) client.concerns({ kind: 'staff', id: member.staffId })
    const guessed = { audience: 'staff', name: plainStaffUsername(username), id: member?.staffId } as const
    const right = await guessOnce(parts, guessed, client, async () =>
      passwords.matches(password, await staff.passwordHash(member)),
    )
    if (isRejection(right)) return right
    if (member === undefined || !right)
      return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
    if (member.secondFactorRef !== undefined) {
      if (code === '') return rejection('second-factor-required', { errors: { code: 'code-required' } })
      const confirmed = await guessOnce(parts, guessed, client, () => secondFactors.spend(member, code))
      if (isRejection(confirmed)) return confirmed
      if (!confirmed) return rejection('code-wrong', { errors: { code: 'code-wrong' } })
    }
    if (member.disabled) return rejection('account-disabled', { errors: { username: 'account-disabled' } })
    const { token, expiresAt, cookie } = await sessions.open('staff', member.staffId, member.credentialRef, client)
    const device = deviceCookie(platform.config.TOKEN_SECRET, 'staff', member.staffId, client.cookies)
    return answer({ token, expiresAt, user: await staff.self(member, client.language) }, { cookies: [cookie, device] })
  })
