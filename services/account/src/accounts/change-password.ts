import { isRejection, type Rejection, rejection } from '@pinline/chassis/contract/error-codes'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type Answer, answer } from '@pinline/chassis/http/answer'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { AccountParts } from '../account-parts.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { passwordFault } from '../domain/passwords/password-rules.ts'
import { countWrongGuess, refuseGuessing } from '../sign-in/sign-in-limits.ts'
import { hadEffect } from './had-effect.ts'
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
  { buyerId, address, commandContext }: RequestContext,
): Promise<Answer<{ changed: true }> | Rejection> => {
  const { platform, buyers, passwords, sessions } = parts
  const fault = passwordFault(wanted)
  if (fault !== undefined) return rejection('password-too-weak', { errors: { [newField]: fault } })
  const before = await hadEffect(platform, commandContext)
  if (isRejection(before)) return before
  const buyer = await buyers.load(buyerId)
  const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
  if (buyer === undefined || contact === undefined) return rejection('session-over')
  const cookies = [sessions.forget('buyer')]
  if (before) return answer({ changed: true }, { cookies })

  const guessed = contact.email ?? contact.phone ?? buyerId
  const refused = await refuseGuessing(parts, guessed, address)
  if (refused !== undefined) return refused
  const wrong = rejection('password-wrong', { errors: { [oldField]: 'password-wrong' } })
  if (!(await passwords.matches(old, await buyers.passwordHash(buyer)))) {
    await countWrongGuess(parts, guessed, address)
    return wrong
  }
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
  if (isRejection(done)) return done.code === 'password-wrong' ? wrong : done
  await sessions.endAll('buyer', buyerId)
  return answer({ changed: true }, { positions: [done.position], cookies })
}
