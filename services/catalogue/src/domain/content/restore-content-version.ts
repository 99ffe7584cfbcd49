import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import { sameValue } from '../same-value.ts'
import { type Content, type ContentSide, slugOf } from './content.ts'
import { draftErrors } from './content-texts.ts'
import { textChanges } from './text-changes.ts'

export interface RestoreContentVersion {
  readonly type: 'restore-content-version'
  readonly version: number
  /** The draft at that version, which the caller has read from the stream. */
  readonly side: ContentSide
  readonly by: string
}

/** Writes the details and texts of a version into the draft again; the slug stays. */
export const restoreContentVersion = (state: Content, command: RestoreContentVersion): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived') return rejection('content-transition-not-allowed')
  const { contentId, draft } = state
  const { version, side, by } = command
  const slug = slugOf(state)
  // An earlier path ends in the slug that the item had then.
  const details =
    side.details.kind === 'page' && draft.details.kind === 'page'
      ? { ...side.details, path: draft.details.path }
      : side.details
  const wrong = draftErrors({ ...side, details }, slug)
  if (wrong !== undefined) return wrong
  const texts = textChanges(contentId, draft.texts, side.texts, by)
  const isSame = sameValue(details, draft.details)
  if (isSame && texts.length === 0) return []
  return [
    { type: 'content-version-restored', data: { contentId, version, by } },
    ...(isSame ? [] : [{ type: 'content-details-changed' as const, data: { contentId, slug, details, by } }]),
    ...texts,
  ]
}
