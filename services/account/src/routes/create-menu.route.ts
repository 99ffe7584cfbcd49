import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions, idOfRequest } from '../accounts/change-permissions.ts'
import { menuRowOf } from '../accounts/role-and-menu-rows.ts'

export const createMenuRoute = ({ platform }: AccountDeps): Route =>
  route(createMenu, async ({ titles, ...wanted }, { staffId, language, commandContext }) => {
    const menuId = idOfRequest(platform, 'm', commandContext)
    const command = { ...wanted, type: 'create-menu', menuId, title: titles, by: staffId } as const
    const done = await changePermissions(platform, command, commandContext)
    if (isRejection(done)) return done
    const menu = done.state.menus.get(menuId)
    if (menu === undefined) return rejection('menu-not-found')
    return result(menuRowOf(done.state, menu, language), { positions: [done.position] })
  })
