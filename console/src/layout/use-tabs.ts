import { useEffect, useMemo } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { isBareOrderPath, profilePath } from './known-paths.ts'
import { menuPages, pageAt } from './menu-tree.ts'
import { usePageTitles } from './page-title.tsx'
import { usePermissions } from './use-permissions.ts'
import { close, closeAll, closeOthers, type TabChange, type VisitedTab, visit } from './visited-tabs.ts'

const noTabs: readonly VisitedTab[] = []

/** The record id in a path such as `/orders/2611204073918/show`. */
const recordOf = (pathname: string, page: string): string | undefined => {
  const rest = pathname.slice(page.length).split('/').filter(Boolean)
  const record = rest[0]
  return record === undefined ? undefined : decodeURIComponent(record)
}

/** Visited pages as tabs, which survive a reload; also sets the window title. */
export const useTabs = () => {
  const text = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { permissions } = usePermissions()
  const titles = usePageTitles()
  const [tabs, setTabs] = useStore<readonly VisitedTab[]>('tabs', noTabs)
  const pages = useMemo(() => menuPages(permissions.menus), [permissions])

  const titleOf = (path: string, known?: string): string => {
    if (path === '/') return text('shell.page.home')
    const page = pageAt(pages, path)
    const own = titles.get(path)
    if (own !== undefined) return own
    if (path === profilePath) return text('profile.title')
    if (page === undefined) return known ?? text('shell.page.not_found')
    return recordOf(path, page.path) === undefined ? page.title : (known ?? recordOf(path, page.path) ?? page.title)
  }

  const isPage = pathname === profilePath || pageAt(pages, pathname) !== undefined
  const title = titleOf(pathname, tabs.find(({ path }) => path === pathname)?.title)

  useEffect(() => {
    document.title = `${title} · Pinline`
  }, [title])

  useEffect(() => {
    if (!isPage || pathname === '/404' || isBareOrderPath(pathname)) return
    const next = visit(tabs, { path: pathname, title })
    if (next !== tabs) setTabs(next)
  }, [isPage, pathname, title, tabs, setTabs])

  const apply = (change: TabChange) => {
    setTabs(change.tabs)
    if (change.goTo !== undefined) navigate(change.goTo)
  }

  return {
    active: pathname,
    /** Titles of pages follow the language; titles of records do not change. */
    tabs: tabs.map((tab) => ({ ...tab, title: titleOf(tab.path, tab.title) })),
    close: (path: string) => apply(close(tabs, path, pathname)),
    closeOthers: (path: string) => apply(closeOthers(tabs, path, pathname)),
    closeAll: () => apply(closeAll(pathname)),
  }
}
