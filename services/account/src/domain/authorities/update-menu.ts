import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import type { Authorities, DefinedMenu } from './authorities.ts'
import { type Editor, refuseEditor, refuseUnseen } from './editor.ts'
import { lastPlace, placed, refuseMenu } from './menu-places.ts'

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

const changed = (state: Authorities, known: DefinedMenu, changes: MenuChanges): DefinedMenu => {
  const { menuId, menuType } = known
  const parentId = changes.parentId === undefined ? known.parentId : changes.parentId
  const sameParent = parentId === known.parentId
  return {
    ...known,
    parentId,
    orderNum: changes.orderNum ?? (sameParent ? known.orderNum : lastPlace(state, { menuId, parentId })),
    path: menuType === 'B' ? '' : (changes.path ?? known.path),
    title: { ...(changes.title ?? known.title) },
    icon: changes.icon ?? known.icon,
    isShow: changes.isShow ?? known.isShow,
    authority: changes.authority === undefined ? known.authority : changes.authority,
  }
}

/** What is not among the changes stays; so does the type. */
export const decideUpdateMenu = (state: Authorities, command: UpdateMenu): Decision<MenuDefined> => {
  const { menuId, revision, changes, by } = command
  const notAllowed = refuseEditor(state, by, 'menus.update')
  if (notAllowed !== undefined) return notAllowed
  const known = state.menus.get(menuId)
  if (known === undefined) return rejection('menu-not-found')
  const unseen = refuseUnseen(state, 'menu', menuId, revision)
  if (unseen !== undefined) return unseen
  const menu = changed(state, known, changes)
  return refuseMenu(state, menu) ?? placed(state, menu)
}
