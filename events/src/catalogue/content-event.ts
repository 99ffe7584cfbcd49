import { z } from 'zod'
import { contentArchived } from './content-archived.ts'
import { contentCreated } from './content-created.ts'
import { contentDetailsChanged } from './content-details-changed.ts'
import { contentPublished } from './content-published.ts'
import { contentReopened } from './content-reopened.ts'
import { contentReviewDeclined } from './content-review-declined.ts'
import { contentReviewRequested } from './content-review-requested.ts'
import { contentScheduleWithdrawn } from './content-schedule-withdrawn.ts'
import { contentScheduled } from './content-scheduled.ts'
import { contentTextConfirmed } from './content-text-confirmed.ts'
import { contentTextRemoved } from './content-text-removed.ts'
import { contentTextSet } from './content-text-set.ts'
import { contentVersionRestored } from './content-version-restored.ts'

/** Events of an item of content (`content-<16 hex>`). */
export const contentEvent = z.discriminatedUnion('type', [
  contentCreated,
  contentDetailsChanged,
  contentTextSet,
  contentTextConfirmed,
  contentTextRemoved,
  contentReviewRequested,
  contentReviewDeclined,
  contentScheduled,
  contentScheduleWithdrawn,
  contentPublished,
  contentArchived,
  contentReopened,
  contentVersionRestored,
])
export type ContentEvent = z.infer<typeof contentEvent>
