import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SavedViewShared } from '@pinline/events/account/saved-view-shared'
import { editableView, isNameTaken, type SavedViews, type ViewEditor } from './saved-views.ts'

export interface ShareView {
  readonly type: 'share-view'
  readonly list: string
  readonly viewId: string
  readonly revision: number
  readonly shared: boolean
  readonly by: ViewEditor
  readonly now: string
}

/** Shared views of one list. */
export const maxSharedViews = 50

/** Shares a view or takes it back; names of shared views are unique. */
export const decideShareView = (state: SavedViews, command: ShareView): Decision<SavedViewShared> => {
  const { list, viewId, revision, shared, by, now } = command
  const known = editableView(state, viewId, by)
  if (known === undefined) return rejection('saved-view-not-found')
  if (known.shared === shared) return []
  if (known.revision !== revision) return rejection('version-conflict', { data: { revision: known.revision } })
  const others = [...state.views.values()].filter((view) => view.shared)
  if (shared && isNameTaken(others, known.name, viewId)) return rejection('saved-view-name-taken')
  if (shared && others.length >= maxSharedViews)
    return rejection('saved-view-limit-reached', { data: { most: maxSharedViews } })
  return [{ type: 'saved-view-shared', data: { list, viewId, shared, sharedAt: now } }]
}
