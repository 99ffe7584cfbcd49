import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { DefaultViewChosen } from '@pinline/events/account/default-view-chosen'
import type { StaffId } from '@pinline/events/ids'
import { isVisible, type SavedViews } from './saved-views.ts'

export interface ChooseDefaultView {
  readonly type: 'choose-default-view'
  readonly list: string
  readonly viewId: string | null
  readonly staffId: StaffId
  readonly now: string
}

/** Chooses the view with which a list opens for a person. */
export const decideChooseDefaultView = (state: SavedViews, command: ChooseDefaultView): Decision<DefaultViewChosen> => {
  const { list, viewId, staffId, now } = command
  if ((state.defaults.get(staffId) ?? null) === viewId) return []
  const view = viewId === null ? undefined : state.views.get(viewId)
  if (viewId !== null && (view === undefined || !isVisible(view, staffId))) return rejection('saved-view-not-found')
  return [{ type: 'default-view-chosen', data: { list, staffId, viewId, chosenAt: now } }]
}
