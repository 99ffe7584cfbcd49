/** An entry of a tree; entries of the same parent are in order. */
export interface TreeNode {
  readonly id: string
  readonly parentId: string | null
  readonly orderNum: number
}

/** All entries of a tree, and the rule for allowed parents. */
export interface Forest<One extends TreeNode> {
  readonly rows: readonly One[]
  readonly canHaveParent: (one: One, parentId: string | null) => boolean
}

/** Target of a move. */
export interface TreePosition {
  readonly parentId: string | null
  readonly orderNum: number
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** Target of a drop: before or after a row, or inside it. */
export interface Drop {
  readonly at: 'before' | 'after' | 'into'
  readonly id: string
}

/** The children of a parent in order, or the top level. */
export const childrenOf = <One extends TreeNode>(rows: readonly One[], parentId: string | null): One[] =>
  rows.filter((row) => row.parentId === parentId).sort((a, b) => a.orderNum - b.orderNum || (a.id < b.id ? -1 : 1))

/** True if a position is `above` or its descendant. */
export const isBelow = (rows: readonly TreeNode[], id: string | null, above: string): boolean => {
  if (id === null) return false
  return id === above || isBelow(rows, rows.find((row) => row.id === id)?.parentId ?? null, above)
}

const siblingPosition = <One extends TreeNode>(
  { rows, canHaveParent }: Forest<One>,
  one: One,
  target: One,
  at: 'before' | 'after',
): TreePosition | undefined => {
  if (one.id === target.id || !canHaveParent(one, target.parentId)) return undefined
  const before = childrenOf(rows, target.parentId)
  const others = before.filter(({ id }) => id !== one.id)
  const index = others.findIndex(({ id }) => id === target.id) + (at === 'after' ? 1 : 0)
  const stays = one.parentId === target.parentId && before[index]?.id === one.id
  if (stays) return undefined
  return { parentId: target.parentId, orderNum: at === 'before' ? target.orderNum : target.orderNum + 1 }
}

const lastPosition = (rows: readonly TreeNode[], parentId: string | null): TreePosition => ({
  parentId,
  orderNum: (childrenOf(rows, parentId).at(-1)?.orderNum ?? 0) + 1,
})

/** The position after a drop; undefined if it is not allowed or changes nothing. */
export const positionOfDrop = <One extends TreeNode>(
  forest: Forest<One>,
  id: string,
  drop: Drop,
): TreePosition | undefined => {
  const { rows, canHaveParent } = forest
  const one = rows.find((row) => row.id === id)
  const target = rows.find((row) => row.id === drop.id)
  if (one === undefined || target === undefined) return undefined
  if (drop.at !== 'into') return siblingPosition(forest, one, target, drop.at)
  if (!canHaveParent(one, target.id)) return undefined
  return childrenOf(rows, target.id).at(-1)?.id === one.id ? undefined : lastPosition(rows, target.id)
}

/** The position after one keyboard move: past a sibling, into the previous sibling, or out behind the parent. */
export const positionOfStep = <One extends TreeNode>(
  forest: Forest<One>,
  id: string,
  step: Step,
): TreePosition | undefined => {
  const { rows } = forest
  const one = rows.find((row) => row.id === id)
  if (one === undefined) return undefined
  const siblings = childrenOf(rows, one.parentId)
  const index = siblings.findIndex((row) => row.id === id)
  const [previous, next] = [siblings[index - 1], siblings[index + 1]]
  const parent = rows.find((row) => row.id === one.parentId)
  switch (step) {
    case 'up':
      return previous && siblingPosition(forest, one, previous, 'before')
    case 'down':
      return next && siblingPosition(forest, one, next, 'after')
    case 'in':
      return previous && positionOfDrop(forest, id, { at: 'into', id: previous.id })
    case 'out':
      return parent && siblingPosition(forest, one, parent, 'after')
    default:
      return step satisfies never
  }
}

/** A row of the tree as rendered. */
export interface TreeRow<One> {
  readonly one: One
  /** From 1. */
  readonly level: number
  /** From 1, among `count`. */
  readonly place: number
  readonly count: number
  readonly children: number
  readonly open: boolean
}

/** The visible rows, without the children of collapsed ones. */
export const treeRows = <One extends TreeNode>(
  rows: readonly One[],
  open: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): TreeRow<One>[] => {
  const siblings = childrenOf(rows, parentId)
  return siblings.flatMap((one, index) => {
    const children = rows.filter((row) => row.parentId === one.id).length
    const isOpen = children > 0 && open.has(one.id)
    const row = { one, level, place: index + 1, count: siblings.length, children, open: isOpen }
    return [row, ...(isOpen ? treeRows(rows, open, one.id, level + 1) : [])]
  })
}

/**
 * The drop target for a pointer at `share` of a row's height (0 top, 1 bottom). Below an expanded row the target is its
 * first child.
 */
export const dropAt = <One extends TreeNode>(
  { rows, canHaveParent }: Forest<One>,
  dragged: One,
  { one: { id }, open }: TreeRow<One>,
  share: number,
): Drop => {
  const first = open ? childrenOf(rows, id)[0] : undefined
  const into = canHaveParent(dragged, id)
  const [upper, lower] = into ? [0.3, 0.7] : [0.5, 0.5]
  if (share < upper) return { at: 'before', id }
  if (share <= lower && into) return { at: 'into', id }
  return first === undefined ? { at: 'after', id } : { at: 'before', id: first.id }
}

/** Possible parents in the order of the tree, each with its level from 0. */
export const parentsFor = <One extends TreeNode>(
  rows: readonly One[],
  canHaveParent: (parentId: string) => boolean,
  parentId: string | null = null,
  level = 0,
): { readonly one: One; readonly level: number }[] =>
  childrenOf(rows, parentId).flatMap((one) => [
    ...(canHaveParent(one.id) ? [{ one, level }] : []),
    ...parentsFor(rows, canHaveParent, one.id, level + 1),
  ])
