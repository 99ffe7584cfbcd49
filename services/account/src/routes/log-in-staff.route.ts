import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { logInStaff } from '../contract/log-in-staff.ts'
import { deviceCookie } from '../sign-in/device-cookie.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'

export const logInStaffRoute = (parts: AccountParts): Route =>
  route(logInStaff, async ({ username, password }, client) => {
    const { platform, staff, sessions, passwords } = parts
    const name = username.toLowerCase()
    const member = await staff.find(username)
    const right = await guessOnce(parts, { audience: 'staff', name, id: member?.staffId }, client, async () =>
      passwords.matches(password, await staff.passwordHash(member)),
    )
    if (isRejection(right)) return right
    if (member === undefined || !right)
      return rejection('credentials-wrong', { errors: { password: 'credentials-wrong' } })
    const { token, expiresAt, cookie } = await sessions.open('staff', member.staffId, member.credentialRef, client)
    const device = deviceCookie(platform.config.TOKEN_SECRET, 'staff', member.staffId, client.cookies)
    return answer({ token, expiresAt, user: await staff.self(member, client.language) }, { cookies: [cookie, device] })
  })
