import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { NotificationRow } from '@pinline/contracts/notification/notification/notification-row'
import type { StaffId } from '@pinline/events/ids'
import type { NoticeKind } from '@pinline/events/notification/notice-content'
import { noticeTextFor } from '../../notices/notice-language.ts'
import { getNoticeTexts } from '../../notices/notice-vault.ts'
import type { NoticeViewRow } from './notices.model.ts'
import { noticesProjection } from './notices.projection.ts'

/** Whose notices: those to all, to their role and to themselves, without what they cleared. */
export interface NoticeReader {
  readonly staffId: StaffId
  readonly roleId: string | undefined
  /** Until when the person has cleared their list of a kind; pinned ones stay. */
  readonly clearedAt: Readonly<Partial<Record<NoticeKind, string>>>
}

/** More are not shown to anybody at once, nor counted as unread. */
const maxShownNotices = 1000

const whereFor = ({ staffId, roleId, clearedAt }: NoticeReader, kind: NoticeKind, now: string): object => ({
  status: 'published',
  kind,
  shownFrom: { $lte: now },
  $and: [
    { $or: [{ until: null }, { until: { $gt: now } }] },
    {
      $or: [
        { 'audience.kind': 'all' },
        { 'audience.kind': 'person', 'audience.staffId': staffId },
        ...(roleId === undefined ? [] : [{ 'audience.kind': 'roles', 'audience.roleIds': roleId }]),
      ],
    },
    ...(clearedAt[kind] === undefined ? [] : [{ $or: [{ pinned: true }, { shownFrom: { $gt: clearedAt[kind] } }] }]),
  ],
})

/** What a person is shown of one kind now: pinned ones first, then the newest. */
export const findNoticesFor = async (
  platform: Pick<Platform, 'view' | 'clock'>,
  reader: NoticeReader,
  kind: NoticeKind,
): Promise<readonly NoticeViewRow[]> =>
  await platform
    .view(noticesProjection)
    .find(whereFor(reader, kind, platform.clock.now().toISOString()))
    .sort({ pinned: -1, shownFrom: -1, _id: -1 })
    .limit(maxShownNotices)
    .toArray()

/** Notices as the bell shows them, in the reader's language; erased ones are left out. */
export const toNoticeNotifications = async (
  platform: Pick<Platform, 'vault'>,
  rows: readonly NoticeViewRow[],
  reader: { readonly language: LanguageCode; readonly read: ReadonlySet<string> },
): Promise<NotificationRow[]> => {
  const texts = await getNoticeTexts(
    platform,
    rows.map(({ textRef }) => textRef),
  )
  return rows.flatMap((row, place): NotificationRow[] => {
    const text = noticeTextFor(texts[place] ?? {}, reader.language)
    if (text === undefined) return []
    return [
      {
        id: row.noticeId,
        uuid: row.noticeId,
        kind: row.kind,
        title: text.title,
        content: text.text,
        resource: null,
        recordId: null,
        createdAt: row.shownFrom,
        dueAt: null,
        overdue: false,
        read: reader.read.has(row.noticeId),
        pinned: row.pinned,
      },
    ]
  })
}
