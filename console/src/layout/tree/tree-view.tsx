import './tree.css'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import type { Drop, TreeNode, TreeRow } from './tree-positions.ts'
import type { TreeDrag } from './use-tree-drag.ts'
import { type TreeKeysOptions, useTreeKeys } from './use-tree-keys.ts'

interface TreeViewProps<One extends TreeNode> extends TreeKeysOptions<One> {
  readonly label: string
  /** Id of the entry in the panel. */
  readonly opened: string | undefined
  readonly drag: TreeDrag | undefined
  readonly onGrab: (event: PointerEvent<HTMLElement>, one: One) => void
  /** Content of a row. */
  readonly children: (row: TreeRow<One>) => ReactNode
}

const dropOn = (drop: Drop | undefined, id: string) => (drop?.id === id ? drop.at : undefined)

interface TreeItemProps<One extends TreeNode>
  extends Pick<TreeViewProps<One>, 'current' | 'opened' | 'drag' | 'movable' | 'onOpen' | 'onToggle' | 'onGrab'> {
  readonly row: TreeRow<One>
  /** True for the row in the tab order. */
  readonly isTabStop: boolean
  readonly onKey: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

const TreeItem = <One extends TreeNode>({
  row,
  current,
  opened,
  drag,
  movable,
  isTabStop,
  children,
  ...on
}: TreeItemProps<One>) => {
  const { one } = row
  return (
    <div
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
      tabIndex={isTabStop ? 0 : -1}
      style={{ '--level': row.level }}
      onKeyDown={on.onKey}
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
      {children}
    </div>
  )
}

/** A tree of rows: arrow keys navigate, Enter opens, Alt and an arrow move, the handle drags. */
export const TreeView = <One extends TreeNode>({ children: contentOf, ...props }: TreeViewProps<One>) => {
  const { label, tree, rows, current, drag } = props
  const { onKey, onBlur } = useTreeKeys(props)
  const tabStop = rows.some(({ one }) => one.id === current) ? current : rows[0]?.one.id
  return (
    <div
      ref={tree}
      className="tree-tree"
      role="tree"
      aria-label={label}
      data-dragging={drag !== undefined}
      onBlur={onBlur}
    >
      {rows.map((row, index) => (
        <TreeItem
          key={row.one.id}
          {...props}
          row={row}
          isTabStop={tabStop === row.one.id}
          onKey={(event) => onKey(event, row, index)}
        >
          {contentOf(row)}
        </TreeItem>
      ))}
    </div>
  )
}
