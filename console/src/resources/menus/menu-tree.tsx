import type { MenuRow } from '@pinline/account/contract/menu-row'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { Icon } from '../../layout/icon.tsx'
import { iconOf } from '../../layout/side-bar.tsx'
import { useText } from '../../messages/use-text.ts'
import type { Drop, Step, TreeRow } from './menu-places.ts'
import type { MenuDrag } from './use-menu-drag.ts'

interface MenuTreeProps {
  readonly tree: RefObject<HTMLDivElement | null>
  readonly rows: readonly TreeRow[]
  /** The row that the arrow keys and the moves act on. */
  readonly current: string | undefined
  /** The menu that the panel shows. */
  readonly opened: string | undefined
  readonly edited: ReadonlySet<string>
  readonly drag: MenuDrag | undefined
  readonly movable: boolean
  readonly onCurrent: (id: string) => void
  readonly onOpen: (id: string) => void
  readonly onToggle: (id: string, open: boolean) => void
  readonly onStep: (menu: MenuRow, step: Step) => void
  readonly onGrab: (event: PointerEvent<HTMLElement>, menu: MenuRow) => void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
}

const dropOn = (drop: Drop | undefined, id: string) => (drop?.id === id ? drop.at : undefined)

const Marks = ({ row, edited }: { row: TreeRow; edited: boolean }) => {
  const text = useText()
  const { menu } = row
  return (
    <>
      {menu.menuType === 'C' && row.children > 0 && !row.open && (
        <span className="sub">{text('resources.menus.tree.buttons', { smart_count: row.children })}</span>
      )}
      {!menu.isShow && <span className="tag">{text('resources.menus.hidden')}</span>}
      {menu.state && <span className="tag">{text('resources.menus.disabled')}</span>}
      {edited && <span className="tag menu-edited">{text('resources.menus.edited')}</span>}
    </>
  )
}

/** All menus as a tree: arrows walk, Enter opens, Alt and an arrow move, the dots drag. */
export const MenuTree = ({ tree, rows, current, opened, edited, drag, movable, ...on }: MenuTreeProps) => {
  const text = useText()
  const first = rows[0]?.menu.id
  const tabStop = rows.some(({ menu }) => menu.id === current) ? current : first
  const refocus = useRef(false)

  // A row that is moved in the document loses the focus.
  useEffect(() => {
    if (!refocus.current) return
    const row = tree.current?.querySelector<HTMLElement>(`[data-menu-id="${CSS.escape(current ?? '')}"]`)
    row?.focus()
    row?.scrollIntoView({ block: 'nearest' })
  })

  const walk = (id: string | undefined) => {
    if (id === undefined) return
    refocus.current = true
    on.onCurrent(id)
  }

  /** What a key does in a tree; false where it does nothing. */
  const press = (key: string, row: TreeRow, index: number): boolean => {
    const { menu, open, children } = row
    switch (key) {
      case 'ArrowDown':
        walk(rows[index + 1]?.menu.id)
        return true
      case 'ArrowUp':
        walk(rows[index - 1]?.menu.id)
        return true
      case 'Home':
        walk(first)
        return true
      case 'End':
        walk(rows.at(-1)?.menu.id)
        return true
      case 'ArrowRight':
        if (children > 0 && !open) on.onToggle(menu.id, true)
        else walk(childOf(rows, index))
        return true
      case 'ArrowLeft':
        if (open) on.onToggle(menu.id, false)
        else walk(menu.parentId ?? undefined)
        return true
      case 'Enter':
      case ' ':
        on.onOpen(menu.id)
        return true
      default:
        return false
    }
  }

  const onKey = (event: KeyboardEvent, row: TreeRow, index: number) => {
    if (current !== row.menu.id) on.onCurrent(row.menu.id)
    const step = event.altKey ? steps[event.key] : undefined
    if (step !== undefined) {
      event.preventDefault()
      refocus.current = true
      if (movable) on.onStep(row.menu, step)
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (press(event.key, row, index)) event.preventDefault()
  }

  return (
    <div
      ref={tree}
      className="menu-tree"
      role="tree"
      aria-label={text('resources.menus.tree.label')}
      data-dragging={drag !== undefined}
      onBlur={() => {
        refocus.current = false
      }}
    >
      {rows.map((row, index) => {
        const { menu } = row
        return (
          <div
            key={menu.id}
            role="treeitem"
            className="menu-row"
            data-menu-id={menu.id}
            data-level={row.level}
            data-kind={menu.menuType}
            data-disabled={menu.state}
            data-dragged={drag?.id === menu.id}
            data-drop={dropOn(drag?.drop, menu.id)}
            data-opened={opened === menu.id}
            aria-level={row.level}
            aria-posinset={row.place}
            aria-setsize={row.count}
            aria-expanded={row.children > 0 ? row.open : undefined}
            aria-selected={current === menu.id}
            tabIndex={tabStop === menu.id ? 0 : -1}
            style={{ '--level': row.level }}
            onKeyDown={(event) => onKey(event, row, index)}
            onClick={() => on.onOpen(menu.id)}
          >
            {movable && (
              <span
                className="menu-grip"
                aria-hidden="true"
                onPointerDown={(event) => on.onGrab(event, menu)}
                onClick={(event) => event.stopPropagation()}
              >
                <Icon name="drag" size={16} />
              </span>
            )}
            <span
              className="menu-twist"
              aria-hidden="true"
              data-open={row.children > 0 ? row.open : undefined}
              onClick={(event) => {
                if (row.children === 0) return
                event.stopPropagation()
                on.onToggle(menu.id, !row.open)
              }}
            />
            <Icon name={menu.menuType === 'B' ? 'button' : iconOf(menu.icon, menu.path)} size={16} />
            <span className="menu-title">{menu.title}</span>
            <Marks row={row} edited={edited.has(menu.id)} />
            <code className="menu-where mono">{menu.menuType === 'B' ? menu.authority : menu.path}</code>
          </div>
        )
      })}
    </div>
  )
}

const childOf = (rows: readonly TreeRow[], index: number): string | undefined => {
  const [row, next] = [rows[index], rows[index + 1]]
  return row?.open === true ? next?.menu.id : undefined
}
