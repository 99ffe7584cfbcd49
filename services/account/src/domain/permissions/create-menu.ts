import type { Decision } from '@pinline/chassis/domain/decider'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import { type Editor, refuseEditor } from './editor.ts'
import { lastPosition, positionedMenus, refuseMenu } from './menu-positions.ts'
import type { DefinedMenu, Permissions } from './permissions.ts'

export interface CreateMenu extends Readonly<Omit<DefinedMenu, 'orderNum' | 'disabled'>> {
  readonly type: 'create-menu'
  /** Last by default. */
  readonly orderNum?: number | undefined
  readonly by: Editor
}

/** A new menu belongs to no role. */
export const decideCreateMenu = (state: Permissions, command: CreateMenu): Decision<MenuDefined> => {
  const { type: _, by, ...wanted } = command
  const notAllowed = refuseEditor(state, by, 'menus.create')
  if (notAllowed !== undefined) return notAllowed
  if (state.menus.has(wanted.menuId)) return []
  const menu: DefinedMenu = {
    ...wanted,
    path: wanted.menuType === 'B' ? '' : wanted.path,
    orderNum: wanted.orderNum ?? lastPosition(state, wanted),
    disabled: false,
  }
  return refuseMenu(state, menu) ?? positionedMenus(state, menu)
}
