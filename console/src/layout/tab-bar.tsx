import { Menu, MenuItem } from '@mui/material'
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'
import { useTabs } from './use-tabs.ts'
import { root, type VisitedTab } from './visited-tabs.ts'

interface OpenMenu {
  readonly path: string
  readonly left: number
  readonly top: number
}

/** Distance from the edge of the bar after scrolling, px. */
const tabPadding = 15

/** Scrolls the bar until the tab of `active` is fully visible; again when tabs come, go, or get other titles. */
const useScrollToTab = (bar: RefObject<HTMLElement | null>, active: string, tabs: readonly VisitedTab[]) => {
  const titles = tabs.map(({ title }) => title).join('\n')
  useEffect(() => {
    if (titles === '') return
    const current = bar.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(active)}"]`)
    if (bar.current === null || current === null || current === undefined) return
    const left = current.offsetLeft - bar.current.offsetLeft
    const right = left + current.offsetWidth
    if (left < bar.current.scrollLeft) bar.current.scrollLeft = left - tabPadding
    else if (right > bar.current.scrollLeft + bar.current.clientWidth)
      bar.current.scrollLeft = right + tabPadding - bar.current.clientWidth
  }, [bar, active, titles])
}

interface TabMenuProps {
  readonly menu: OpenMenu | undefined
  readonly tabs: ReturnType<typeof useTabs>
  readonly onClose: () => void
}

const TabMenu = ({ menu, tabs: { tabs, close, closeOthers, closeAll }, onClose }: TabMenuProps) => {
  const text = useText()
  const choose = (action: () => void) => () => {
    onClose()
    action()
  }

  const closable = menu !== undefined && menu.path !== root
  return (
    <Menu
      open={menu !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: menu?.left ?? 0, top: menu?.top ?? 0 }}
    >
      <MenuItem disabled={!closable} onClick={choose(() => menu && close(menu.path))}>
        {text('shell.tabs.close')}
      </MenuItem>
      <MenuItem
        disabled={!tabs.some(({ path }) => path !== menu?.path)}
        onClick={choose(() => menu && closeOthers(menu.path))}
      >
        {text('shell.tabs.close_others')}
      </MenuItem>
      <MenuItem disabled={tabs.length === 0} onClick={choose(closeAll)}>
        {text('shell.tabs.close_all')}
      </MenuItem>
    </Menu>
  )
}

/**
 * The visited pages. A right click, Shift+F10 or the button at the end opens a menu: close, close others, close all.
 */
export const TabBar = () => {
  const text = useText()
  const tabState = useTabs()
  const { tabs, active, close } = tabState
  const [menu, setMenu] = useState<OpenMenu>()
  const bar = useRef<HTMLElement>(null)

  useScrollToTab(bar, active, tabs)

  const open = (event: MouseEvent, path: string) => {
    event.preventDefault()
    const box = event.currentTarget.getBoundingClientRect()
    const byKey = event.clientX === 0 && event.clientY === 0
    setMenu({ path, left: byKey ? box.left : event.clientX, top: byKey ? box.bottom : event.clientY })
  }

  return (
    <div className="tab-row">
      <nav className="tab-bar" aria-label={text('shell.tabs.label')} ref={bar}>
        <Link
          to={root}
          className="tab"
          data-path={root}
          aria-current={active === root ? 'page' : undefined}
          onContextMenu={(event) => open(event, root)}
        >
          {text('shell.page.home')}
        </Link>
        {tabs.map(({ path, title }) => (
          <span key={path} className="tab" data-path={path} data-current={active === path}>
            <Link
              to={path}
              aria-current={active === path ? 'page' : undefined}
              onContextMenu={(event) => open(event, path)}
            >
              {title}
            </Link>
            <button type="button" aria-label={text('shell.tabs.close_this', { title })} onClick={() => close(path)}>
              <Icon name="close" size={12} />
            </button>
          </span>
        ))}
      </nav>
      <button
        type="button"
        className="tab-more"
        aria-label={text('shell.tabs.more')}
        aria-haspopup="menu"
        onClick={(event) => open(event, tabs.some(({ path }) => path === active) ? active : root)}
      >
        <Icon name="more" />
      </button>
      <TabMenu menu={menu} tabs={tabState} onClose={() => setMenu(undefined)} />
    </div>
  )
}
