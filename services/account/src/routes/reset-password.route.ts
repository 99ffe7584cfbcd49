import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { resetPassword } from '@pinline/contracts/account/buyer/reset-password'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { eraseOrphaned } from '../accounts/erase-orphaned.ts'
import { undoableUntil } from '../accounts/undoable-until.ts'
import { credentialVersion } from '../accounts/vault-kinds.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { passwordFieldError } from '../domain/passwords/password-rules.ts'
import { deviceCookie } from '../sign-in/device-cookie.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'

/** Sessions name the password that they were opened under: with the new one they are over. */
export const resetPasswordRoute = (deps: AccountDeps): Route =>
  route(resetPassword, async ({ username, code, password }, context) => {
    const { platform, passwords, passwordRules, buyers, sessions } = deps
    const fieldError = passwordFieldError(password, passwordRules)
    if (fieldError !== undefined) return rejection('password-too-weak', { errors: { password: fieldError } })
    const passwordHash = await passwords.hash(password)
    const buyer = await buyers.find(username)
    if (buyer !== undefined) context.setAuditSubject({ kind: 'buyer', id: buyer.buyerId })
    const refused = await redeemCode(deps, 'reset-password', username, code, context)
    if (refused !== undefined) return refused
    if (buyer === undefined) return rejection('not-registered', { errors: { username: 'not-registered' } })
    const { buyerId } = buyer
    const credentialRef = await platform.vault.put('credential', buyerId, { passwordHash }, credentialVersion)
    const now = platform.clock.now()
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'reset-password',
        credentialRef,
        now: now.toISOString(),
        undoableUntil: undoableUntil(deps, now),
      },
      context: context.commandContext,
    })
    if (isRejection(done)) return await eraseOrphaned(platform, 'credential', buyerId, done)
    const reset = { id: buyerId, credentialRef }
    const device = deviceCookie(platform.config.TOKEN_SECRET, 'buyer', reset, context.cookies)
    return result({ reset: true }, { positions: [done.position], cookies: [sessions.forget('buyer'), device] })
  })
