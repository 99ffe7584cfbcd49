import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type SavedViewsEvent, savedViewsEvent } from '@pinline/events/account/saved-views-event'
import type { ListedView, SavedViewsRow } from './saved-views.model.ts'

type Defaults = SavedViewsRow['defaults']

const without = (defaults: Defaults, isGone: (staffId: string, viewId: string) => boolean): Defaults =>
  Object.fromEntries(Object.entries(defaults).filter(([staffId, viewId]) => !isGone(staffId, viewId)))

const withView = (views: readonly ListedView[], view: ListedView): readonly ListedView[] =>
  views.some(({ viewId }) => viewId === view.viewId)
    ? views.map((one) => (one.viewId === view.viewId ? view : one))
    : [...views, view]

const project = (before: SavedViewsRow | undefined, { type, data }: SavedViewsEvent): SavedViewsRow => {
  const row: SavedViewsRow = before ?? { list: data.list, views: [], defaults: {} }
  const known = row.views.find(({ viewId }) => viewId === data.viewId)
  switch (type) {
    case 'saved-view-set': {
      const { viewId, ownerId, name, viewRef } = data
      const revision = (known?.revision ?? 0) + 1
      const view = { viewId, ownerId, name, viewRef, shared: known?.shared ?? false, revision }
      return { ...row, views: withView(row.views, view) }
    }
    case 'saved-view-shared': {
      if (known === undefined) return row
      const view = { ...known, shared: data.shared, revision: known.revision + 1 }
      const isLost = (staffId: string, viewId: string) =>
        viewId === data.viewId && !data.shared && staffId !== known.ownerId
      return { ...row, views: withView(row.views, view), defaults: without(row.defaults, isLost) }
    }
    case 'saved-view-removed':
      return {
        ...row,
        views: row.views.filter((view) => view !== known),
        defaults: without(row.defaults, (_staffId, viewId) => viewId === data.viewId),
      }
    case 'default-view-chosen': {
      const others = without(row.defaults, (staffId) => staffId === data.staffId)
      return { ...row, defaults: data.viewId === null ? others : { ...others, [data.staffId]: data.viewId } }
    }
    default:
      return type satisfies never
  }
}

/** One row per list, read by its id. */
export const savedViewsProjection = defineProjection<SavedViewsRow, SavedViewsEvent>({
  name: 'saved-views',
  version: 1,
  sources: [{ service: 'account', streamType: 'saved-views' }],
  eventSchema: savedViewsEvent,
  project: (row, recorded) => project(row, recorded.event),
  indexes: [],
})
