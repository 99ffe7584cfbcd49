import type { Platform } from '@pinline/chassis/service'
import { type SavedView, type ViewedList, viewQuery } from '@pinline/contracts/account/views/saved-view'
import type { StaffId } from '@pinline/events/ids'
import type { ListedView } from './saved-views.model.ts'
import { savedViewsProjection } from './saved-views.projection.ts'

/** A view as a member of staff sees it; `query` is what it shows. */
export const savedViewOf = (
  { viewId, name, shared, ownerId, revision }: ListedView,
  query: string,
  staffId: StaffId,
): SavedView => ({ id: viewId, name, query, shared, isOwn: ownerId === staffId, revision })

/** The views that a member of staff sees, by name, and the one with which the list opens; one row, one look into the vault. */
export const queryViews = async (
  platform: Pick<Platform, 'view' | 'vault'>,
  list: ViewedList,
  staffId: StaffId,
): Promise<{ list: SavedView[]; defaultId: string | null }> => {
  const row = await platform.view(savedViewsProjection).findOne({ _id: list })
  const seen = (row?.views ?? []).filter(({ ownerId, shared }) => shared || ownerId === staffId)
  const queries =
    seen.length === 0
      ? []
      : await platform.vault.getMany(
          seen.map(({ viewRef }) => viewRef),
          viewQuery,
        )
  const views = seen.flatMap((view, at) => {
    const query = queries[at]
    return query === undefined ? [] : [savedViewOf(view, query, staffId)]
  })
  const defaultId = row?.defaults[staffId] ?? null
  return {
    list: views.toSorted((a, b) => a.name.localeCompare(b.name)),
    defaultId: views.some(({ id }) => id === defaultId) ? defaultId : null,
  }
}

/** The views that only this member of staff sees, of every list: at most 20 each. */
export const ownViewIds = async (platform: Pick<Platform, 'view'>, staffId: StaffId): Promise<string[]> => {
  const rows = await platform.view(savedViewsProjection).find({}).toArray()
  return rows.flatMap(({ views }) =>
    views.filter(({ ownerId, shared }) => ownerId === staffId && !shared).map(({ viewId }) => viewId),
  )
}
