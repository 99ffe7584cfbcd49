import './tree.css'
import { type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../icon.tsx'
import type { Drop, Step, TreeNode, TreeRow } from './tree-positions.ts'
import type { TreeDrag } from './use-tree-drag.ts'

interface TreeViewProps<One extends TreeNode> {
  readonly label: string
  readonly tree: RefObject<HTMLDivElement | null>
  readonly rows: readonly TreeRow<One>[]
  /** The row that the arrow keys and the moves act on. */
  readonly current: string | undefined
  /** What the panel beside shows. */
  readonly opened: string | undefined
  readonly drag: TreeDrag | undefined
  readonly movable: boolean
  readonly onCurrent: (id: string) => void
  readonly onOpen: (id: string) => void
  readonly onToggle: (id: string, open: boolean) => void
  readonly onStep: (one: One, step: Step) => void
  readonly onGrab: (event: PointerEvent<HTMLElement>, one: One) => void
  /** What stands in a row. */
  readonly children: (row: TreeRow<One>) => ReactNode
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

const dropOn = (drop: Drop | undefined, id: string) => (drop?.id === id ? drop.at : undefined)

/** A tree of rows: arrows walk, Enter opens, Alt and an arrow move, the dots drag. */
export const TreeView = <One extends TreeNode>({
  label,
  tree,
  rows,
  current,
  opened,
  drag,
  movable,
  children: contentOf,
  ...on
}: TreeViewProps<One>) => {
  const first = rows[0]?.one.id
  const tabStop = rows.some(({ one }) => one.id === current) ? current : first
  const refocus = useRef(false)

  // A row that is moved in the document loses the focus.
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

  /** What a key does in a tree; false where it does nothing. */
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
        walk(first)
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

  return (
    <div
      ref={tree}
      className="tree-tree"
      role="tree"
      aria-label={label}
      data-dragging={drag !== undefined}
      onBlur={() => {
        refocus.current = false
      }}
    >
      {rows.map((row, index) => {
        const { one } = row
        return (
          <div
            key={one.id}
            role="treeitem"
            className="tree-row"
            data-tree-id={one.id}
            data-level={row.level}
            data-dragged={drag?.id === one.id}
            data-drop={dropOn(drag?.drop, one.id)}
            data-opened={opened === one.id}
            aria-level={row.level}
            aria-posinset={row.place}
            aria-setsize={row.count}
            aria-expanded={row.children > 0 ? row.open : undefined}
            aria-selected={current === one.id}
            tabIndex={tabStop === one.id ? 0 : -1}
            style={{ '--level': row.level }}
            onKeyDown={(event) => onKey(event, row, index)}
            onClick={() => on.onOpen(one.id)}
          >
            {movable && (
              <span
                className="tree-grip"
                aria-hidden="true"
                onPointerDown={(event) => on.onGrab(event, one)}
                onClick={(event) => event.stopPropagation()}
              >
                <Icon name="drag" size={16} />
              </span>
            )}
            <span
              className="tree-twist"
              aria-hidden="true"
              data-open={row.children > 0 ? row.open : undefined}
              onClick={(event) => {
                if (row.children === 0) return
                event.stopPropagation()
                on.onToggle(one.id, !row.open)
              }}
            />
            {contentOf(row)}
          </div>
        )
      })}
    </div>
  )
}

const childOf = (rows: readonly TreeRow<TreeNode>[], index: number): string | undefined => {
  const [row, next] = [rows[index], rows[index + 1]]
  return row?.open === true ? next?.one.id : undefined
}
