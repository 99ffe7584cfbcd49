import { isRejection, rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { menuRowOf } from '../accounts/authority-rows.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'
import { setMenuState } from '../contract/set-menu-state.ts'

export const setMenuStateRoute = ({ platform }: AccountParts): Route =>
  route(setMenuState, async ({ id, revision, state }, { staffId, language, commandContext }) => {
    const command = { type: 'set-menu-state', menuId: id, revision, disabled: state, by: staffId } as const
    const done = await changeAuthorities(platform, command, commandContext)
    if (isRejection(done)) return done
    const menu = done.state.menus.get(id)
    if (menu === undefined) return rejection('menu-not-found')
    return answer(menuRowOf(done.state, menu, language), { positions: [done.position] })
  })
