import { createHash } from 'node:crypto'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { AuthoritiesEvent } from '@pinline/events/account/authorities-event'
import { type Authorities, authoritiesStreamId } from '../domain/authorities/authorities.ts'
import { type AuthoritiesCommand, authoritiesDecider } from '../domain/authorities/authorities-decider.ts'

/** One command on the stream of menus, roles and staff. */
export const changeAuthorities = async (
  platform: Platform,
  command: AuthoritiesCommand,
  context: CommandContext,
): Promise<Done<Authorities, AuthoritiesEvent> | Rejection> =>
  await handleCommand(platform, authoritiesDecider, { streamId: authoritiesStreamId, command, context })

/** Why a command would be refused as things stand; asked before anything is written for it elsewhere. */
export const wouldRefuse = (state: Authorities, command: AuthoritiesCommand): Rejection | undefined => {
  const decision = authoritiesDecider.decide(state, command)
  return isRejection(decision) ? decision : undefined
}

/** The same of a request that is repeated: what it made then is what it is told of again. */
export const idOfRequest = (platform: Platform, prefix: string, { request }: CommandContext): string =>
  request === undefined
    ? platform.newId(prefix)
    : `${prefix}-${createHash('sha256').update(request.id).digest('hex').slice(0, 24)}`
