import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import type { Step, TreeNode, TreeRow } from './tree-positions.ts'

export interface TreeKeysOptions<One extends TreeNode> {
  readonly tree: RefObject<HTMLDivElement | null>
  readonly rows: readonly TreeRow<One>[]
  /** The row that keys and moves apply to. */
  readonly current: string | undefined
  readonly movable: boolean
  readonly onCurrent: (id: string) => void
  readonly onOpen: (id: string) => void
  readonly onToggle: (id: string, open: boolean) => void
  readonly onStep: (one: One, step: Step) => void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

const childOf = (rows: readonly TreeRow<TreeNode>[], index: number): string | undefined => {
  const [row, next] = [rows[index], rows[index + 1]]
  return row?.open === true ? next?.one.id : undefined
}

/** Keys of a tree: arrow keys navigate, Enter opens, Alt and an arrow move. The focus follows the current row. */
export const useTreeKeys = <One extends TreeNode>({ tree, rows, current, movable, ...on }: TreeKeysOptions<One>) => {
  const refocus = useRef(false)

  // A row that moves in the document loses the focus.
  useEffect(() => {
    if (!refocus.current) return
    const row = tree.current?.querySelector<HTMLElement>(`[data-tree-id="${CSS.escape(current ?? '')}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  })

  const walk = (id: string | undefined) => {
    if (id === undefined) return
    refocus.current = true
    on.onCurrent(id)
  }

  /** Handles a key; false if the key has no function. */
  const press = (key: string, row: TreeRow<One>, index: number): boolean => {
    const { one, open, children } = row
    switch (key) {
      case 'ArrowDown':
        walk(rows[index + 1]?.one.id)
        return true
      case 'ArrowUp':
        walk(rows[index - 1]?.one.id)
        return true
      case 'Home':
        walk(rows[0]?.one.id)
        return true
      case 'End':
        walk(rows.at(-1)?.one.id)
        return true
      case 'ArrowRight':
        if (children > 0 && !open) on.onToggle(one.id, true)
        else walk(childOf(rows, index))
        return true
      case 'ArrowLeft':
        if (open) on.onToggle(one.id, false)
        else walk(one.parentId ?? undefined)
        return true
      case 'Enter':
      case ' ':
        on.onOpen(one.id)
        return true
      default:
        return false
    }
  }

  const onKey = (event: KeyboardEvent, row: TreeRow<One>, index: number) => {
    if (current !== row.one.id) on.onCurrent(row.one.id)
    const step = event.altKey ? steps[event.key] : undefined
    if (step !== undefined) {
      event.preventDefault()
      refocus.current = true
      if (movable) on.onStep(row.one, step)
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (press(event.key, row, index)) event.preventDefault()
  }

  return {
    onKey,
    onBlur: () => {
      refocus.current = false
    },
  }
}
