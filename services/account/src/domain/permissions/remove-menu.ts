import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { MenuRemoved } from '@pinline/events/account/menu-removed'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import type { Permissions } from './permissions.ts'

export interface RemoveMenu {
  readonly type: 'remove-menu'
  readonly menuId: string
  readonly revision: number
  readonly by: Editor
  readonly now: string
}

/** Only a menu that nothing hangs on; every role loses it. */
export const decideRemoveMenu = (state: Permissions, command: RemoveMenu): Decision<MenuRemoved> => {
  const { menuId, revision, by, now } = command
  const notAllowed = refuseEditor(state, by, 'menus.delete')
  if (notAllowed !== undefined) return notAllowed
  if (!state.menus.has(menuId)) return rejection('menu-not-found')
  const unseen = refuseStaleRevision(state, 'menu', menuId, revision)
  if (unseen !== undefined) return unseen
  const children = [...state.menus.values()].filter(({ parentId }) => parentId === menuId).length
  if (children > 0) return rejection('menu-has-children', { data: { children } })
  return [{ type: 'menu-removed', data: { menuId, removedAt: now } }]
}
