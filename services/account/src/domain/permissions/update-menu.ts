import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import { lastPosition, positionedMenus, refuseMenu } from './menu-positions.ts'
import type { DefinedMenu, Permissions } from './permissions.ts'

export interface MenuChanges {
  readonly parentId?: string | null | undefined
  readonly orderNum?: number | undefined
  readonly path?: string | undefined
  readonly title?: Readonly<Record<string, string>> | undefined
  readonly icon?: string | undefined
  readonly isShow?: boolean | undefined
  readonly authority?: string | null | undefined
}

export interface UpdateMenu {
  readonly type: 'update-menu'
  readonly menuId: string
  readonly revision: number
  readonly changes: MenuChanges
  readonly by: Editor
}

const changed = (state: Permissions, known: DefinedMenu, changes: MenuChanges): DefinedMenu => {
  const { menuId, menuType } = known
  const parentId = changes.parentId === undefined ? known.parentId : changes.parentId
  const sameParent = parentId === known.parentId
  return {
    ...known,
    parentId,
    orderNum: changes.orderNum ?? (sameParent ? known.orderNum : lastPosition(state, { menuId, parentId })),
    path: menuType === 'B' ? '' : (changes.path ?? known.path),
    title: { ...(changes.title ?? known.title) },
    icon: changes.icon ?? known.icon,
    isShow: changes.isShow ?? known.isShow,
    authority: changes.authority === undefined ? known.authority : changes.authority,
  }
}

/** Fields that are not given are kept; so is the type. */
export const decideUpdateMenu = (state: Permissions, command: UpdateMenu): Decision<MenuDefined> => {
  const { menuId, revision, changes, by } = command
  const notAllowed = refuseEditor(state, by, 'menus.update')
  if (notAllowed !== undefined) return notAllowed
  const known = state.menus.get(menuId)
  if (known === undefined) return rejection('menu-not-found')
  const unseen = refuseStaleRevision(state, 'menu', menuId, revision)
  if (unseen !== undefined) return unseen
  const menu = changed(state, known, changes)
  return refuseMenu(state, menu) ?? positionedMenus(state, menu)
}
