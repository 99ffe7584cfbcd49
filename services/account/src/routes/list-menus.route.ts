import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import type { AccountDeps } from '../account-deps.ts'
import { menuRowOf, menusInOrder } from '../accounts/role-and-menu-rows.ts'

export const listMenusRoute = ({ staff }: AccountDeps): Route =>
  route(listMenus, async (_input, { language }) => {
    const state = await staff.permissions()
    return result(menusInOrder(state).map((menu) => menuRowOf(state, menu, language)))
  })
