import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { completeLanguages } from '@pinline/events/catalogue/complete-text'
import type { PresentContent } from './content.ts'

/**
 * Why this person may not publish or schedule the draft now; undefined if they may. Under four eyes the draft must be in
 * review or scheduled already, and who has written or submitted it is not its reader.
 */
export const approvalRefusal = (
  state: PresentContent,
  { by, fourEyes }: { readonly by: string; readonly fourEyes: boolean },
): Rejection | undefined => {
  if (state.status === 'archived') return rejection('content-transition-not-allowed')
  if (completeLanguages(state.kind, state.draft.texts).length === 0) return rejection('content-incomplete')
  if (!fourEyes) return undefined
  if (state.draftStatus === 'draft') return rejection('content-review-needed')
  const isOwn = state.reviewRequestedBy === by || state.changedBy.includes(by)
  return isOwn ? rejection('content-own-approval') : undefined
}
