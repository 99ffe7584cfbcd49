import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountParts } from '../account-parts.ts'
import { menuRowOf } from '../accounts/authority-rows.ts'
import { changeAuthorities, idOfRequest } from '../accounts/change-authorities.ts'

export const createMenuRoute = ({ platform }: AccountParts): Route =>
  route(createMenu, async ({ titles, ...wanted }, { staffId, language, commandContext }) => {
    const menuId = idOfRequest(platform, 'm', commandContext)
    const command = { ...wanted, type: 'create-menu', menuId, title: titles, by: staffId } as const
    const done = await changeAuthorities(platform, command, commandContext)
    if (isRejection(done)) return done
    const menu = done.state.menus.get(menuId)
    if (menu === undefined) return rejection('menu-not-found')
    return answer(menuRowOf(done.state, menu, language), { positions: [done.position] })
  })
