import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { SavedViewSet } from '@pinline/events/account/saved-view-set'
import type { VaultReference } from '@pinline/events/ids'
import { editableView, isNameTaken, isVisible, type SavedViews, type ViewEditor } from './saved-views.ts'

export interface SaveView {
  readonly type: 'save-view'
  readonly list: string
  readonly viewId: string
  /** The revision that the editor saw; undefined: a new view. */
  readonly revision?: number | undefined
  readonly name: string
  readonly viewRef: VaultReference
  readonly by: ViewEditor
  readonly now: string
}

/** Views of a person for one list. */
export const maxOwnViews = 20

/** Saves a new view or changes a known one. Names are unique among what the editor sees. */
export const decideSaveView = (state: SavedViews, command: SaveView): Decision<SavedViewSet> => {
  const { list, viewId, revision, name, viewRef, by, now } = command
  const known = editableView(state, viewId, by)
  if (revision !== undefined && known === undefined) return rejection('saved-view-not-found')
  if (known !== undefined && known.name === name && known.viewRef === viewRef) return []
  if (known !== undefined && known.revision !== revision)
    return rejection('version-conflict', { data: { revision: known.revision } })
  const seen = [...state.views.values()].filter((view) => isVisible(view, by.staffId))
  if (isNameTaken(seen, name, viewId)) return rejection('saved-view-name-taken')
  if (known === undefined && seen.filter(({ ownerId }) => ownerId === by.staffId).length >= maxOwnViews)
    return rejection('saved-view-limit-reached', { data: { most: maxOwnViews } })
  const ownerId = known?.ownerId ?? by.staffId
  return [{ type: 'saved-view-set', data: { list, viewId, ownerId, name, viewRef, savedAt: now } }]
}
