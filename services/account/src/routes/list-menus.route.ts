import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { menuRowOf, menusInOrder } from '../accounts/authority-rows.ts'
import { listMenus } from '../contract/list-menus.ts'

export const listMenusRoute = ({ staff }: AccountParts): Route =>
  route(listMenus, async (_input, { language }) => {
    const state = await staff.authorities()
    return answer(menusInOrder(state).map((menu) => menuRowOf(state, menu, language)))
  })
