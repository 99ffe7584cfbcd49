import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useMemo, useRef, useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { useMedia } from '../use-media.ts'
import { type Forest, type TreeNode, type TreePosition, treeRows } from './tree-positions.ts'
import type { TreeName } from './tree-tools.tsx'
import { useTreeDrag } from './use-tree-drag.ts'
import { useTreeMoves } from './use-tree-moves.ts'

interface TreeOptions<One extends TreeNode> {
  readonly name: TreeName
  readonly forest: Forest<One>
  readonly initiallyOpen: readonly One[]
  readonly initialCurrent?: string | undefined
  readonly busy: boolean
  /** Sends the move command, on the loaded revision. */
  readonly send: (one: One, place: TreePosition) => Promise<CommandResult<One>>
  /** Refetches the rows. */
  readonly onChanged: () => Promise<void>
}

const idsOf = (rows: readonly TreeNode[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id))

/** State of a tree: expanded rows, the current row, the dragged row. */
export const useTree = <One extends TreeNode & { readonly title: string }>({
  initiallyOpen,
  initialCurrent,
  ...moving
}: TreeOptions<One>) => {
  const { name, forest, busy, onChanged } = moving
  const text = useText()
  const moves = useTreeMoves(moving)
  const tree = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(() => idsOf(initiallyOpen))
  const [current, setCurrent] = useState(initialCurrent)
  const shown = useMemo(() => treeRows(forest.rows, open), [forest, open])
  const rowOf = (id: string | undefined) => forest.rows.find((row) => row.id === id)

  const toggle = (id: string, shouldOpen: boolean) =>
    setOpen((before) => (shouldOpen ? before.union(new Set([id])) : before.difference(new Set([id]))))
  const openParent = ({ parentId }: Pick<TreeNode, 'parentId'>) => {
    if (parentId !== null) toggle(parentId, true)
  }

  const { drag, begin } = useTreeDrag({
    tree,
    forest,
    shown,
    onDrop: (one, place) => {
      setCurrent(one.id)
      openParent(place)
      void moves.move(one, place)
    },
    onCancel: ({ title }) => moves.announce(text(`resources.${name}.moves.cancelled`, { title })),
  })

  return {
    name,
    forest,
    busy,
    moves,
    tree,
    shown,
    drag,
    begin,
    /** True if there is room for a panel beside the tree. */
    wide: useMedia('(min-width: 1000px)'),
    current: rowOf(current),
    setCurrent,
    rowOf,
    toggle,
    openParent,
    openAll: () => setOpen(idsOf(forest.rows)),
    closeAll: () => setOpen(new Set()),
    /** Refetches the rows and selects a new or changed one. */
    show: async (one: One) => {
      openParent(one)
      await onChanged()
      setCurrent(one.id)
    },
  }
}
