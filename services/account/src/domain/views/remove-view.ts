import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SavedViewRemoved } from '@pinline/events/account/saved-view-removed'
import { editableView, type SavedViews, type ViewEditor } from './saved-views.ts'

export interface RemoveView {
  readonly type: 'remove-view'
  readonly list: string
  readonly viewId: string
  readonly revision: number
  readonly by: ViewEditor
  readonly now: string
}

/** Removes a view. */
export const decideRemoveView = (state: SavedViews, command: RemoveView): Decision<SavedViewRemoved> => {
  const { list, viewId, revision, by, now } = command
  const known = editableView(state, viewId, by)
  if (known === undefined) return rejection('saved-view-not-found')
  if (known.revision !== revision) return rejection('version-conflict', { data: { revision: known.revision } })
  return [{ type: 'saved-view-removed', data: { list, viewId, removedAt: now } }]
}
