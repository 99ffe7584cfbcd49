import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { changePermissions } from '../accounts/change-permissions.ts'
import { menuRowOf } from '../accounts/role-and-menu-rows.ts'

export const setMenuStateRoute = ({ platform }: AccountDeps): Route =>
  route(setMenuState, async ({ id, revision, state }, { staffId, language, commandContext }) => {
    const command = { type: 'set-menu-state', menuId: id, revision, disabled: state, by: staffId } as const
    const done = await changePermissions(platform, command, commandContext)
    if (isRejection(done)) return done
    const menu = done.state.menus.get(id)
    if (menu === undefined) return rejection('menu-not-found')
    return result(menuRowOf(done.state, menu, language), { positions: [done.position] })
  })
