import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type Answer, answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { passwordFault } from '../domain/passwords/password-rules.ts'
import { guessOnce } from '../sign-in/sign-in-limits.ts'
import { hadEffect } from './had-effect.ts'
import { putForNobody } from './put-for-nobody.ts'
import { credentialVersion } from './vault-kinds.ts'

/** The two passwords, each with the name of its field. */
interface Passwords {
  readonly old: readonly [field: string, password: string]
  readonly new: readonly [field: string, password: string]
}

/** Sets another password for who knows the present one. A wrong one counts as a wrong login does; all sessions end. */
export const changePassword = async (
  parts: AccountParts,
  { old: [oldField, old], new: [newField, wanted] }: Passwords,
  context: RequestContext,
): Promise<Answer<{ changed: true }> | Rejection> => {
  const { buyerId, commandContext } = context
  const { platform, buyers, passwords, passwordRules, sessions } = parts
  const fault = passwordFault(wanted, passwordRules)
  if (fault !== undefined) return rejection('password-too-weak', { errors: { [newField]: fault } })
  const before = await hadEffect(platform, commandContext)
  if (isRejection(before)) return before
  const buyer = await buyers.load(buyerId)
  const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
  if (buyer === undefined || contact === undefined) return rejection('session-over')
  const cookies = [sessions.forget('buyer')]
  if (before) return answer({ changed: true }, { cookies })

  const wrong = rejection('password-wrong', { errors: { [oldField]: 'password-wrong' } })
  const right = await guessOnce(parts, { audience: 'buyer', name: buyerId, id: buyerId }, context, async () =>
    passwords.matches(old, await buyers.passwordHash(buyer)),
  )
  if (isRejection(right)) return right
  if (!right) return wrong
  const passwordHash = await passwords.hash(wanted)
  const done = await handleCommand(platform, buyerDecider, {
    streamId: buyerId,
    command: {
      type: 'change-password',
      basedOn: buyer.credentialRef,
      credentialRef: await platform.vault.put('credential', buyerId, { passwordHash }, credentialVersion),
      at: platform.clock.now().toISOString(),
    },
    context: commandContext,
  })
  if (isRejection(done))
    return done.code === 'password-wrong' ? wrong : await putForNobody(platform, 'credential', buyerId, done)
  await sessions.endAll('buyer', buyerId)
  return answer({ changed: true }, { positions: [done.position], cookies })
}
