import type { Decision } from '@pinline/chassis/domain/decider'
import type { ChangeNoticeWritten } from '@pinline/events/notification/change-notice-written'
import type { ChangeNotice } from './change-notice.ts'
import { refuseDates } from './change-notice-dates.ts'

export type CreateChangeNotice = { readonly type: 'create-change-notice' } & ChangeNoticeWritten['data']

/** Writes the first draft; quiet where the id has one. */
export const createChangeNotice = (
  notice: ChangeNotice,
  { type, ...data }: CreateChangeNotice,
): Decision<ChangeNoticeWritten> => {
  if (notice.status !== 'new') return []
  return refuseDates(data) ?? [{ type: 'change-notice-written', data }]
}
