import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions } from '../accounts/change-permissions.ts'
import { menuRowOf } from '../accounts/role-and-menu-rows.ts'

export const updateMenuRoute = ({ platform }: AccountDeps): Route =>
  route(updateMenu, async ({ id, revision, titles, ...changes }, { staffId, language, commandContext }) => {
    const command = {
      type: 'update-menu',
      menuId: id,
      revision,
      changes: { ...changes, title: titles },
      by: staffId,
    } as const
    const done = await changePermissions(platform, command, commandContext)
    if (isRejection(done)) return done
    const menu = done.state.menus.get(id)
    if (menu === undefined) return rejection('menu-not-found')
    return result(menuRowOf(done.state, menu, language), { positions: [done.position] })
  })
