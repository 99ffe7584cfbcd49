import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { Content } from './content.ts'

export interface ReopenContent {
  readonly type: 'reopen-content'
  readonly by: string
}

/** Makes an archived item a draft again; readers see it once it is published anew. */
export const reopenContent = (state: Content, { by }: ReopenContent): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'open') return []
  return [{ type: 'content-reopened', data: { contentId: state.contentId, by } }]
}
