import { useEffect, useState } from 'react'
import { useNotify } from 'react-admin'
import { NavLink } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { useThemeState } from './appearance/theme-state.ts'
import { Icon, type IconName, isIconName } from './icon.tsx'
import { isKnownPath } from './known-paths.ts'
import { type MenuPage, type SidebarItem, sidebarItems } from './menu-tree.ts'
import { setPreference } from './preferences.ts'
import { usePermissions } from './use-permissions.ts'

/** Delay between the start of widening and the return of the titles, ms. */
const titleDelayMs = 300

const useDelayedTitles = (expanded: boolean): boolean => {
  const [visible, setVisible] = useState(expanded)
  useEffect(() => {
    if (!expanded) {
      setVisible(false)
      return
    }
    const timer = setTimeout(() => setVisible(true), titleDelayMs)
    return () => clearTimeout(timer)
  }, [expanded])
  return visible && expanded
}

/** The icon of the menu, or else that of its path. */
export const iconOf = (icon: string, path: string): IconName => {
  if (isIconName(icon)) return icon
  const own = path.split('/').at(-1) ?? ''
  return isIconName(own) ? own : 'page'
}

const PageLink = ({
  page,
  titles,
  top,
  onNavigate,
}: {
  page: MenuPage
  titles: boolean
  top: boolean
  onNavigate: () => void
}) => {
  const notify = useNotify()
  const text = useText()
  return (
    <NavLink
      to={page.path}
      end={page.path === '/'}
      className={top ? 'side-top' : 'side-page'}
      aria-disabled={page.disabled}
      aria-label={titles ? undefined : page.title}
      title={titles ? undefined : page.title}
      onClick={(event) => {
        if (!page.disabled) return onNavigate()
        event.preventDefault()
        notify(text('shell.route_disabled'), { type: 'error' })
      }}
    >
      {titles && !top ? null : <Icon name={page.path === '/' ? 'home' : iconOf(page.icon, page.path)} size={16} />}
      {titles && <span>{page.title}</span>}
    </NavLink>
  )
}

const Items = ({
  items,
  titles,
  top,
  onNavigate,
}: {
  items: readonly SidebarItem[]
  titles: boolean
  top: boolean
  onNavigate: () => void
}) => (
  <ul>
    {items.map((item) => (
      <li key={item.id}>
        {item.kind === 'page' && <PageLink page={item.page} titles={titles} top={top} onNavigate={onNavigate} />}
        {item.kind === 'directory' && titles && (
          <details open>
            <summary>{item.title}</summary>
            <Items items={item.children} titles={titles} top={false} onNavigate={onNavigate} />
          </details>
        )}
        {item.kind === 'directory' && !titles && (
          <Items items={item.children} titles={titles} top={false} onNavigate={onNavigate} />
        )}
      </li>
    ))}
  </ul>
)

/** The role's menus as a tree. In a drawer it is always expanded. */
export const SideBar = ({ drawer, onNavigate }: { drawer: boolean; onNavigate: () => void }) => {
  const text = useText()
  const { permissions } = usePermissions()
  const { isSidebarShown } = useThemeState()
  const expanded = drawer || isSidebarShown
  const titles = useDelayedTitles(expanded) || drawer
  const items = sidebarItems(permissions.menus, isKnownPath).filter(
    (item) => item.kind === 'directory' || item.page.path !== '/',
  )
  const home: SidebarItem = {
    kind: 'page',
    id: 'home',
    page: { path: '/', title: text('shell.page.home'), icon: 'home', disabled: false },
  }
  return (
    <nav className="side" data-expanded={expanded} aria-label={text('shell.main_menu')}>
      <Items items={[home, ...items]} titles={titles} top onNavigate={onNavigate} />
      {!drawer && (
        <button
          type="button"
          className="side-fold"
          aria-expanded={expanded}
          aria-label={text(expanded ? 'shell.collapse' : 'shell.expand')}
          onClick={() => setPreference({ menuExpanded: !expanded })}
        >
          <Icon name="narrow" size={16} />
        </button>
      )}
    </nav>
  )
}
