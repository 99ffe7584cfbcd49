import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { normalizedStaffUsername } from '../accounts/staff.ts'
import { deviceCookie } from '../sign-in/device-cookie.ts'
import { staffAccount } from '../sign-in/device-owner.ts'
import { mayLogIn, unlessDemo } from '../sign-in/may-log-in.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'

/** An unknown name takes the same steps; only a right password reveals a second factor, only both reveal the rest. */
export const logInStaffRoute = (deps: AccountDeps): Route =>
  route(logInStaff, async ({ username, password, code = '' }, client) => {
    const { platform, staff, sessions, passwords, secondFactors } = deps
    passwords.admit()
    const name = normalizedStaffUsername(username)
    const mode = platform.config.PINLINE_MODE
    const found = mayLogIn(name, mode, client) ? await staff.find(username) : undefined
    const member = unlessDemo(found, ({ staffId }) => staffId, mode, client)
    if (member !== undefined) client.setAuditSubject({ kind: 'staff', id: member.staffId })
    const guessed = { audience: 'staff', name, account: member && staffAccount(member) } as const
    const right = await guessOnce(deps, guessed, client, async () =>
      passwords.matches(password, await staff.passwordHash(member)),
    )
    if (isRejection(right)) return right
    if (member === undefined || !right)
      return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
    if (member.secondFactorRef !== undefined) {
      if (code === '') return rejection('second-factor-required', { errors: { code: 'code-required' } })
      const confirmed = await guessOnce(deps, guessed, client, () => secondFactors.spend(member, code))
      if (isRejection(confirmed)) return confirmed
      if (!confirmed) return rejection('code-wrong', { errors: { code: 'code-wrong' } })
    }
    if (member.disabled) return rejection('account-disabled', { errors: { username: 'account-disabled' } })
    const { token, expiresAt, cookie } = await sessions.open('staff', member.staffId, member.credentialRef, client)
    const device = deviceCookie(platform.config.TOKEN_SECRET, 'staff', staffAccount(member), client.cookies)
    return result({ token, expiresAt, staff: await staff.self(member, client.language) }, { cookies: [cookie, device] })
  })
