import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { roleRow } from '@pinline/contracts/account/permissions/role-row'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { roleRowOf } from '../accounts/role-and-menu-rows.ts'
import type { CreateRole } from '../domain/permissions/create-role.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { permissionsDecider } from '../domain/permissions/permissions-decider.ts'
import type { UpdateRole } from '../domain/permissions/update-role.ts'

type RoleCommand = CreateRole | UpdateRole

/** A call that decides one command on one role and answers the role as it is then. */
export const roleCommandRoute = <Input extends z.ZodType>(
  { platform }: AccountDeps,
  call: Call<Input, typeof roleRow>,
  toCommand: (input: z.output<Input>, context: RequestContext) => RoleCommand | Promise<RoleCommand | Rejection>,
): Route =>
  commandRoute(platform, call, permissionsDecider, {
    toCommand: async (input, context): Promise<StreamCommand<RoleCommand> | Rejection> => {
      const command = await toCommand(input, context)
      return isRejection(command) ? command : { streamId: permissionsStreamId, command }
    },
    toOutput: ({ state }, { command: { roleId }, context: { language } }) => {
      const role = state.roles.get(roleId)
      return role === undefined ? rejection('role-not-found') : roleRowOf(state, role, language)
    },
  })
