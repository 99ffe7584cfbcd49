import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { menuRowOf } from '../accounts/authority-rows.ts'
import { changeAuthorities } from '../accounts/change-authorities.ts'

export const setMenuStateRoute = ({ platform }: AccountParts): Route =>
  route(setMenuState, async ({ id, revision, state }, { staffId, language, commandContext }) => {
    const command = { type: 'set-menu-state', menuId: id, revision, disabled: state, by: staffId } as const
    const done = await changeAuthorities(platform, command, commandContext)
    if (isRejection(done)) return done
    const menu = done.state.menus.get(id)
    if (menu === undefined) return rejection('menu-not-found')
    return answer(menuRowOf(done.state, menu, language), { positions: [done.position] })
  })
