import { changeNoticeId, staffId } from '@pinline/events/ids'
import { changeNoticeContent } from '@pinline/events/notification/change-notice-content'
import { z } from 'zod'
import { webUrl } from '../../api/web-url.ts'
import { changeNoticeState } from './change-notice-fields.ts'

/**
 * A change notice as its editors see it. `buyers`, of the single record only: how many have bought one of the parts.
 * `recipients`: how many of them have been addressed. `revision` must be sent with the next command.
 */
export const changeNoticeRow = z.object({
  id: changeNoticeId,
  ...changeNoticeContent.shape,
  attachmentUrl: webUrl.nullable(),
  state: changeNoticeState,
  publishedAt: z.iso.datetime().nullable(),
  recipients: z.int(),
  isMailed: z.boolean(),
  buyers: z.int().nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: staffId.nullable(),
  revision: z.int(),
})
export type ChangeNoticeRow = z.infer<typeof changeNoticeRow>

/** Response of every command on a change notice. */
export const changeNoticeChanged = z.object({ id: changeNoticeId, revision: z.int() })
export type ChangeNoticeChanged = z.infer<typeof changeNoticeChanged>

/** A published notice as the shop shows it; `text` is in the language of the request, or that which it falls back to. */
export const shownChangeNotice = changeNoticeContent.omit({ texts: true }).extend({
  id: changeNoticeId,
  text: z.string(),
  attachmentUrl: webUrl.nullable(),
  publishedAt: z.iso.datetime(),
})
export type ShownChangeNotice = z.infer<typeof shownChangeNotice>
