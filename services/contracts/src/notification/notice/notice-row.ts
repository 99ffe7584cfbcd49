import { noticeId, sortId, staffId } from '@pinline/events/ids'
import { noticeAudience, noticeKind } from '@pinline/events/notification/notice-content'
import { z } from 'zod'
import { languageCode } from '../../api/languages.ts'
import { noticeState, storedNoticeTexts } from './notice-fields.ts'

/**
 * A notice as its editors see it. `title` is in the language of the request, or that which it falls back to. `texts` and
 * `readBy` are filled in the single record only; `revision` must be sent with the next command.
 */
export const noticeRow = z.object({
  id: noticeId,
  kind: noticeKind,
  title: z.string(),
  languages: z.array(languageCode),
  texts: storedNoticeTexts.nullable(),
  audience: noticeAudience,
  sortId: sortId.nullable(),
  pinned: z.boolean(),
  state: noticeState,
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  createdBy: staffId.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: staffId.nullable(),
  /** How many people have read it. */
  readBy: z.int().nullable(),
  revision: z.int(),
})
export type NoticeRow = z.infer<typeof noticeRow>
