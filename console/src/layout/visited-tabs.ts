/** A page that was visited. The home page is always there and never in this list. */
export interface VisitedTab {
  readonly path: string
  readonly title: string
}

/** Tabs after a change; `goTo` where the person has to leave the page they are on. */
export interface TabChange {
  readonly tabs: readonly VisitedTab[]
  readonly goTo?: string
}

export const root = '/'

/** Adds a visited page at the end; one that is open keeps its place and takes the new title. */
export const visit = (tabs: readonly VisitedTab[], tab: VisitedTab): readonly VisitedTab[] => {
  if (tab.path === root) return tabs
  const open = tabs.find(({ path }) => path === tab.path)
  if (open === undefined) return [...tabs, tab]
  if (open.title === tab.title) return tabs
  return tabs.map((one) => (one.path === tab.path ? tab : one))
}

/** Closing the active tab moves to the last remaining one, or to the root if none remain. */
export const close = (tabs: readonly VisitedTab[], path: string, active: string): TabChange => {
  const remaining = tabs.filter((tab) => tab.path !== path)
  if (path !== active) return { tabs: remaining }
  return { tabs: remaining, goTo: remaining.at(-1)?.path ?? root }
}

/** Only the tab `path` stays, and is shown. */
export const closeOthers = (tabs: readonly VisitedTab[], path: string, active: string): TabChange => {
  const remaining = tabs.filter((tab) => tab.path === path)
  return path === active ? { tabs: remaining } : { tabs: remaining, goTo: path }
}

export const closeAll = (active: string): TabChange => (active === root ? { tabs: [] } : { tabs: [], goTo: root })
