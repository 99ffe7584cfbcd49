import type { MenuRow } from '@pinline/account/contract/menu-row'

/** Where a menu is to go; without `orderNum` it comes last. */
export interface Place {
  readonly parentId: string | null
  readonly orderNum?: number
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Where something is let go: on the edge before or after a row, or on the row itself. */
export interface Drop {
  readonly at: 'before' | 'after' | 'into'
  readonly id: string
}

type Movable = Pick<MenuRow, 'id' | 'menuType'>

/** What hangs on a menu, or on none, in order. */
export const childrenOf = (rows: readonly MenuRow[], parentId: string | null): MenuRow[] =>
  rows.filter((row) => row.parentId === parentId).sort((a, b) => a.orderNum - b.orderNum || (a.id < b.id ? -1 : 1))

const isBelow = (rows: readonly MenuRow[], id: string | null, above: string): boolean => {
  if (id === null) return false
  return id === above || isBelow(rows, rows.find((row) => row.id === id)?.parentId ?? null, above)
}

/** Whether a menu may hang there: buttons on pages, all else on directories or on nothing; never below itself. */
export const mayHang = (rows: readonly MenuRow[], menu: Movable, parentId: string | null): boolean => {
  const parent = rows.find(({ id }) => id === parentId)
  if (isBelow(rows, parentId, menu.id)) return false
  if (menu.menuType === 'B') return parent?.menuType === 'C'
  return parentId === null || parent?.menuType === 'M'
}

const beside = (
  rows: readonly MenuRow[],
  menu: MenuRow,
  target: MenuRow,
  at: 'before' | 'after',
): Place | undefined => {
  if (menu.id === target.id || !mayHang(rows, menu, target.parentId)) return undefined
  const before = childrenOf(rows, target.parentId)
  const others = before.filter(({ id }) => id !== menu.id)
  const index = others.findIndex(({ id }) => id === target.id) + (at === 'after' ? 1 : 0)
  const stays = menu.parentId === target.parentId && before[index]?.id === menu.id
  if (stays) return undefined
  return { parentId: target.parentId, orderNum: at === 'before' ? target.orderNum : target.orderNum + 1 }
}

/** Where a menu comes to be when it is let go there; undefined where it may not, or where it stands already. */
export const placeOfDrop = (rows: readonly MenuRow[], menuId: string, drop: Drop): Place | undefined => {
  const menu = rows.find(({ id }) => id === menuId)
  const target = rows.find(({ id }) => id === drop.id)
  if (menu === undefined || target === undefined) return undefined
  if (drop.at !== 'into') return beside(rows, menu, target, drop.at)
  if (!mayHang(rows, menu, target.id)) return undefined
  return childrenOf(rows, target.id).at(-1)?.id === menu.id ? undefined : lastIn(rows, target.id)
}

const lastIn = (rows: readonly MenuRow[], parentId: string | null): Place => ({
  parentId,
  orderNum: (childrenOf(rows, parentId).at(-1)?.orderNum ?? 0) + 1,
})

/** Where one step takes a menu: past a neighbour, into the one before it, or out behind what it hangs on. */
export const placeOfStep = (rows: readonly MenuRow[], menuId: string, step: Step): Place | undefined => {
  const menu = rows.find(({ id }) => id === menuId)
  if (menu === undefined) return undefined
  const siblings = childrenOf(rows, menu.parentId)
  const index = siblings.findIndex(({ id }) => id === menuId)
  const [previous, next] = [siblings[index - 1], siblings[index + 1]]
  const parent = rows.find(({ id }) => id === menu.parentId)
  switch (step) {
    case 'up':
      return previous && beside(rows, menu, previous, 'before')
    case 'down':
      return next && beside(rows, menu, next, 'after')
    case 'in':
      return previous && placeOfDrop(rows, menuId, { at: 'into', id: previous.id })
    case 'out':
      return parent && beside(rows, menu, parent, 'after')
    default: {
      const missing: never = step
      return missing
    }
  }
}

/** A row of the tree as it is drawn. */
export interface TreeRow {
  readonly menu: MenuRow
  /** From 1. */
  readonly level: number
  /** From 1, among `count`. */
  readonly place: number
  readonly count: number
  readonly children: number
  readonly open: boolean
}

/** The rows that are to be seen: what hangs on a closed one is not. */
export const treeRows = (
  rows: readonly MenuRow[],
  open: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): TreeRow[] => {
  const siblings = childrenOf(rows, parentId)
  return siblings.flatMap((menu, index) => {
    const children = rows.filter((row) => row.parentId === menu.id).length
    const isOpen = children > 0 && open.has(menu.id)
    const row = { menu, level, place: index + 1, count: siblings.length, children, open: isOpen }
    return [row, ...(isOpen ? treeRows(rows, open, menu.id, level + 1) : [])]
  })
}

/**
 * Which edge of a row is meant by a pointer at `share` of its height (0 top, 1 bottom). Behind an open row's lower
 * edge stands its first child.
 */
export const dropAt = (rows: readonly MenuRow[], menu: Movable, row: TreeRow, share: number): Drop => {
  const { id } = row.menu
  const first = row.open ? childrenOf(rows, id)[0] : undefined
  const into = mayHang(rows, menu, id)
  const [upper, lower] = into ? [0.3, 0.7] : [0.5, 0.5]
  if (share < upper) return { at: 'before', id }
  if (share <= lower && into) return { at: 'into', id }
  return first === undefined ? { at: 'after', id } : { at: 'before', id: first.id }
}
