import { createHash } from 'node:crypto'
import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { PermissionsEvent } from '@pinline/events/account/permissions-event'
import { type Permissions, permissionsStreamId } from '../domain/permissions/permissions.ts'
import { type PermissionsCommand, permissionsDecider } from '../domain/permissions/permissions-decider.ts'

/** One command on the stream of menus, roles and staff. */
export const changePermissions = async (
  platform: Platform,
  command: PermissionsCommand,
  context: CommandContext,
): Promise<Done<Permissions, PermissionsEvent> | Rejection> =>
  await handleCommand(platform, permissionsDecider, { streamId: permissionsStreamId, command, context })

/** Why a command would be refused in the current state; checked before anything is written for it elsewhere. */
export const wouldRefuse = (state: Permissions, command: PermissionsCommand): Rejection | undefined => {
  const decision = permissionsDecider.decide(state, command)
  return isRejection(decision) ? decision : undefined
}

/** The same id for a repeated request, so that its response names what the first run created. */
export const idOfRequest = (platform: Platform, prefix: string, { request }: CommandContext): string =>
  request === undefined
    ? platform.newId(prefix)
    : `${prefix}-${createHash('sha256').update(request.id).digest('hex').slice(0, 24)}`
