/** A visited page. The home page is always open and not in this list. */
export interface VisitedTab {
  readonly path: string
  readonly title: string
}

/** Tabs after a change; `goTo` is set if the current page was closed. */
export interface TabChange {
  readonly tabs: readonly VisitedTab[]
  readonly goTo?: string
}

export const root = '/'

/** Adds a visited page at the end; an open one stays at its position and gets the new title. */
export const visit = (tabs: readonly VisitedTab[], tab: VisitedTab): readonly VisitedTab[] => {
  if (tab.path === root) return tabs
  const open = tabs.find(({ path }) => path === tab.path)
  if (open === undefined) return [...tabs, tab]
  if (open.title === tab.title) return tabs
  return tabs.map((one) => (one.path === tab.path ? tab : one))
}

/** Closes a tab. Closing the active one moves to the last remaining tab, or to the root. */
export const close = (tabs: readonly VisitedTab[], path: string, active: string): TabChange => {
  const remaining = tabs.filter((tab) => tab.path !== path)
  if (path !== active) return { tabs: remaining }
  return { tabs: remaining, goTo: remaining.at(-1)?.path ?? root }
}

/** Closes all tabs but `path`, which is then shown. */
export const closeOthers = (tabs: readonly VisitedTab[], path: string, active: string): TabChange => {
  const remaining = tabs.filter((tab) => tab.path === path)
  return path === active ? { tabs: remaining } : { tabs: remaining, goTo: path }
}

export const closeAll = (active: string): TabChange => (active === root ? { tabs: [] } : { tabs: [], goTo: root })
