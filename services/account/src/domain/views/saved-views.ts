import type { SavedViewsEvent } from '@pinline/events/account/saved-views-event'
import type { StaffId, VaultReference } from '@pinline/events/ids'

export interface KnownView {
  readonly viewId: string
  readonly ownerId: StaffId
  readonly name: string
  readonly viewRef: VaultReference
  readonly shared: boolean
  /** Number of its changes: guards an editor's save. */
  readonly revision: number
}

/** The saved views of one list: one stream, so that a name is not taken twice. */
export interface SavedViews {
  readonly views: ReadonlyMap<string, KnownView>
  /** By member of staff. */
  readonly defaults: ReadonlyMap<string, string>
}

export const noViews: SavedViews = { views: new Map(), defaults: new Map() }

/** Who gives a command on a view. */
export interface ViewEditor {
  readonly staffId: StaffId
  readonly mayShare: boolean
}

export const isVisible = ({ ownerId, shared }: KnownView, staffId: string): boolean => shared || ownerId === staffId

/** The view where the editor may change it: their own, or a shared one of those who may share. */
export const editableView = (
  { views }: SavedViews,
  viewId: string,
  { staffId, mayShare }: ViewEditor,
): KnownView | undefined => {
  const view = views.get(viewId)
  return view !== undefined && (view.ownerId === staffId || (view.shared && mayShare)) ? view : undefined
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase()

/** Whether one of these views, other than `viewId`, has the name. */
export const isNameTaken = (views: Iterable<KnownView>, name: string, viewId: string): boolean =>
  [...views].some((view) => view.viewId !== viewId && folded(view.name) === folded(name))

const without = <Value>(map: ReadonlyMap<string, Value>, isGone: (key: string, value: Value) => boolean) =>
  new Map([...map].filter(([key, value]) => !isGone(key, value)))

export const evolve = (state: SavedViews, { type, data }: SavedViewsEvent): SavedViews => {
  switch (type) {
    case 'saved-view-set': {
      const { viewId, ownerId, name, viewRef } = data
      const known = state.views.get(viewId)
      const view = {
        viewId,
        ownerId,
        name,
        viewRef,
        shared: known?.shared ?? false,
        revision: (known?.revision ?? 0) + 1,
      }
      return { ...state, views: new Map([...state.views, [viewId, view]]) }
    }
    case 'saved-view-shared': {
      const known = state.views.get(data.viewId)
      if (known === undefined) return state
      const view = { ...known, shared: data.shared, revision: known.revision + 1 }
      const isLost = (staffId: string, viewId: string) => viewId === view.viewId && !isVisible(view, staffId)
      return { views: new Map([...state.views, [data.viewId, view]]), defaults: without(state.defaults, isLost) }
    }
    case 'saved-view-removed':
      return {
        views: without(state.views, (viewId) => viewId === data.viewId),
        defaults: without(state.defaults, (_staffId, viewId) => viewId === data.viewId),
      }
    case 'default-view-chosen': {
      const others = without(state.defaults, (staffId) => staffId === data.staffId)
      return {
        ...state,
        defaults: data.viewId === null ? others : new Map([...others, [data.staffId, data.viewId]]),
      }
    }
    default:
      return type satisfies never
  }
}
