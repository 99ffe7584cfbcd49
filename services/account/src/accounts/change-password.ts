import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { passwordFieldError } from '../domain/passwords/password-rules.ts'
import { deviceCookie } from '../sign-in/device-cookie.ts'
import { buyerAccount } from '../sign-in/device-owner.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'
import { alreadyApplied } from './already-applied.ts'
import { eraseOrphaned } from './erase-orphaned.ts'
import { undoableUntil } from './undoable-until.ts'
import { credentialVersion } from './vault-kinds.ts'

/** The two passwords, each with the name of its field. */
interface Passwords {
  readonly old: readonly [field: string, password: string]
  readonly new: readonly [field: string, password: string]
}

/**
 * Sets another password for a client that knows the current one. A wrong one counts as a failed login; all sessions
 * end.
 */
export const changePassword = async (
  deps: AccountDeps,
  { old: [oldField, old], new: [newField, wanted] }: Passwords,
  context: RequestContext,
): Promise<CallResult<{ changed: true }> | Rejection> => {
  const { buyerId, commandContext } = context
  const { platform, buyers, passwords, passwordRules, sessions } = deps
  const fieldError = passwordFieldError(wanted, passwordRules)
  if (fieldError !== undefined) return rejection('password-too-weak', { errors: { [newField]: fieldError } })
  const before = await alreadyApplied(platform, commandContext)
  if (isRejection(before)) return before
  const buyer = await buyers.load(buyerId)
  const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
  if (buyer === undefined || contact === undefined) return rejection('session-over')
  const cookies = [sessions.forget('buyer')]
  if (before) return result({ changed: true }, { cookies })

  const wrong = rejection('password-wrong', { errors: { [oldField]: 'password-wrong' } })
  const right = await guessOnce(
    deps,
    { audience: 'buyer', name: buyerId, account: buyerAccount(buyer) },
    context,
    async () => passwords.matches(old, await buyers.passwordHash(buyer)),
  )
  if (isRejection(right)) return right
  if (!right) return wrong
  const passwordHash = await passwords.hash(wanted)
  const credentialRef = await platform.vault.put('credential', buyerId, { passwordHash }, credentialVersion)
  const now = platform.clock.now()
  const done = await handleCommand(platform, buyerDecider, {
    streamId: buyerId,
    command: {
      type: 'change-password',
      basedOn: buyer.credentialRef,
      credentialRef,
      now: now.toISOString(),
      undoableUntil: undoableUntil(deps, now),
    },
    context: commandContext,
  })
  if (isRejection(done))
    return done.code === 'password-wrong' ? wrong : await eraseOrphaned(platform, 'credential', buyerId, done)
  await sessions.endAll('buyer', buyerId)
  const changed = { id: buyerId, credentialRef }
  const device = deviceCookie(platform.config.TOKEN_SECRET, 'buyer', changed, context.cookies)
  return result({ changed: true }, { positions: [done.position], cookies: [...cookies, device] })
}
