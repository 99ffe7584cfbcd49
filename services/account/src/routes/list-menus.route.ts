import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import type { AccountParts } from '../account-parts.ts'
import { menuRowOf, menusInOrder } from '../accounts/authority-rows.ts'

export const listMenusRoute = ({ staff }: AccountParts): Route =>
  route(listMenus, async (_input, { language }) => {
    const state = await staff.authorities()
    return answer(menusInOrder(state).map((menu) => menuRowOf(state, menu, language)))
  })
