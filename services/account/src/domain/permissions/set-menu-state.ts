import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { MenuDefined } from '@pinline/events/account/menu-defined'
import { type Editor, refuseEditor, refuseStaleRevision } from './editor.ts'
import type { Permissions } from './permissions.ts'

export interface SetMenuState {
  readonly type: 'set-menu-state'
  readonly menuId: string
  readonly revision: number
  readonly disabled: boolean
  readonly by: Editor
}

export const decideSetMenuState = (state: Permissions, command: SetMenuState): Decision<MenuDefined> => {
  const { menuId, revision, disabled, by } = command
  const notAllowed = refuseEditor(state, by, 'menus.state')
  if (notAllowed !== undefined) return notAllowed
  const known = state.menus.get(menuId)
  if (known === undefined) return rejection('menu-not-found')
  const unseen = refuseStaleRevision(state, 'menu', menuId, revision)
  if (unseen !== undefined) return unseen
  return known.disabled === disabled ? [] : [{ type: 'menu-defined', data: { ...known, disabled } }]
}
