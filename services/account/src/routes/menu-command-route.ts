import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { Route } from '@pinline/chassis/http/route'
import type { menuRow } from '@pinline/contracts/account/permissions/menu-row'
import type { Call } from '@pinline/contracts/api/call'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { menuRowOf } from '../accounts/role-and-menu-rows.ts'
import { permissionsStreamId } from '../domain/permissions/permissions.ts'
import { type PermissionsCommand, permissionsDecider } from '../domain/permissions/permissions-decider.ts'

type MenuCommand = Extract<PermissionsCommand, { readonly menuId: string }>

/** A call that decides one command on one menu and answers the menu as it is then. */
export const menuCommandRoute = <Input extends z.ZodType>(
  { platform }: AccountDeps,
  call: Call<Input, typeof menuRow>,
  toCommand: (input: z.output<Input>, context: RequestContext) => MenuCommand | Promise<MenuCommand | Rejection>,
): Route =>
  commandRoute(platform, call, permissionsDecider, {
    toCommand: async (input, context): Promise<StreamCommand<MenuCommand> | Rejection> => {
      const command = await toCommand(input, context)
      return isRejection(command) ? command : { streamId: permissionsStreamId, command }
    },
    toOutput: ({ state }, { command: { menuId }, context: { language } }) => {
      const menu = state.menus.get(menuId)
      return menu === undefined ? rejection('menu-not-found') : menuRowOf(state, menu, language)
    },
  })
