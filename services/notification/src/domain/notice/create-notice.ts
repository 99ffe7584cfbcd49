import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { NoticeContent } from '@pinline/events/notification/notice-content'
import type { NoticeCreated } from '@pinline/events/notification/notice-created'
import type { Notice } from './notice.ts'

export type CreateNotice = { readonly type: 'create-notice' } & NoticeCreated['data']

/** A notice that ends before it begins would be shown to nobody. */
export const refuseEmptyPeriod = ({ from, until }: Pick<NoticeContent, 'from' | 'until'>) =>
  until === null || until > from ? undefined : rejection('invalid-input', { errors: { until: 'until-before-from' } })

/** Quiet where this notice is there already; an id that another notice has is left alone. */
export const createNotice = (notice: Notice, { type, ...data }: CreateNotice): Decision<NoticeCreated> => {
  if (notice.status !== 'new') return notice.content.textRef === data.textRef ? [] : rejection('version-conflict')
  return refuseEmptyPeriod(data) ?? [{ type: 'notice-created', data }]
}
