import type { Platform } from '@pinline/chassis/service'
import type { EventFeed } from './event-feed/event-feed.ts'
import type { FormDrafts } from './forms/form-drafts.ts'
import type { FormFiles } from './forms/form-files.ts'
import type { FormQuota } from './forms/form-quota.ts'
import type { Outbox } from './messages/outbox.ts'
import type { ReadMarks } from './read-marks.ts'
import type { VisitDays } from './visits/visit-days.ts'
import type { Visits } from './visits/visits.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

/** Dependencies of this service's routes. */
export interface NotificationDeps {
  readonly platform: Platform
  readonly outbox: Outbox
  readonly readMarks: ReadMarks
  readonly visits: Visits
  readonly visitDays: VisitDays
  readonly formFiles: FormFiles
  readonly formDrafts: FormDrafts
  readonly formQuota: FormQuota
  readonly webhooks: Webhooks
  readonly eventFeed: EventFeed
}
