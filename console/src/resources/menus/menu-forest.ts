import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { type Forest, isBelow } from '../../layout/tree/tree-positions.ts'

type Movable = Pick<MenuRow, 'id' | 'menuType'>

/**
 * True if a menu may have this parent: buttons below pages, others below directories or at the top; never below itself.
 */
export const canHaveParent = (rows: readonly MenuRow[], menu: Movable, parentId: string | null): boolean => {
  const parent = rows.find(({ id }) => id === parentId)
  if (isBelow(rows, parentId, menu.id)) return false
  if (menu.menuType === 'B') return parent?.menuType === 'C'
  return parentId === null || parent?.menuType === 'M'
}

export const menuForest = (rows: readonly MenuRow[]): Forest<MenuRow> => ({
  rows,
  canHaveParent: (menu, parentId) => canHaveParent(rows, menu, parentId),
})
