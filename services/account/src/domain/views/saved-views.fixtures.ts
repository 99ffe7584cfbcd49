import type { SavedViewsEvent } from '@pinline/events/account/saved-views-event'
import { staffId, vaultReference } from '@pinline/events/ids'

const at = '2026-11-27T08:30:00.000Z'
export const later = '2026-11-27T09:30:00.000Z'
export const list = 'orders'
export const anna = { staffId: staffId.parse('s-anna1'), mayShare: false }
export const bo = { staffId: staffId.parse('s-bo001'), mayShare: true }
export const viewRefOf = (viewId: string, version = 1) => vaultReference.parse(`view-${viewId}@${version}`)

export const saved = (viewId: string, name: string, { staffId: ownerId } = anna, version = 1): SavedViewsEvent => ({
  type: 'saved-view-set',
  data: { list, viewId, ownerId, name, viewRef: viewRefOf(viewId, version), savedAt: at },
})
export const shared = (viewId: string, isShared = true): SavedViewsEvent => ({
  type: 'saved-view-shared',
  data: { list, viewId, shared: isShared, sharedAt: at },
})
export const chosen = (viewId: string | null, who = anna): SavedViewsEvent => ({
  type: 'default-view-chosen',
  data: { list, staffId: who.staffId, viewId, chosenAt: at },
})
