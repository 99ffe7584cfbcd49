import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { NotificationKind, NotificationRow } from '@pinline/contracts/notification/notification/notification-row'
import { type MentionResource, mentionResource } from '@pinline/events/notification/mention-to-do-opened'
import { type NoticeKind, noticeKind } from '@pinline/events/notification/notice-content'
import type { NotificationDeps } from '../notification-deps.ts'
import type { NoticeViewRow } from '../read-models/notices/notices.model.ts'
import {
  findNoticesFor,
  type NoticeReader,
  toNoticeNotifications,
} from '../read-models/notices/notices-of-reader.query.ts'
import { queryMentionExcerpts } from '../read-models/to-dos/mention-excerpts.query.ts'
import { queryOpenToDos, type ToDoReader } from '../read-models/to-dos/to-dos.query.ts'
import { toNotification } from '../read-models/to-dos/to-notification.ts'
import { kindsOwnedBy } from '../to-dos/to-do-owners.ts'

type Deps = Pick<NotificationDeps, 'platform' | 'readMarks'>

/** Whose notifications they are; a role that changes takes effect with the next request. */
const readerOf = async ({ readMarks }: Deps, { actor, staffId }: RequestContext): Promise<NoticeReader> => ({
  staffId,
  roleId: actor.kind === 'staff' ? actor.roleId : undefined,
  clearedAt: await readMarks.clearedAt(staffId),
})

/** Notices, or news, that the caller is shown now, and which of them they have read. */
const noticesOfCaller = async (
  deps: Deps,
  context: RequestContext,
  kind: NoticeKind,
): Promise<{ readonly rows: readonly NoticeViewRow[]; readonly read: ReadonlySet<string> }> => {
  const rows = await findNoticesFor(deps.platform, await readerOf(deps, context), kind)
  const read = await deps.readMarks.of(
    context.staffId,
    rows.map(({ noticeId }) => noticeId),
  )
  return { rows, read }
}

/** A page of notices, or of news. */
export const noticePage = async (
  deps: Deps,
  context: RequestContext,
  page: { readonly kind: NoticeKind; readonly skip: number; readonly limit: number },
): Promise<{ readonly list: NotificationRow[]; readonly total: number; readonly unread: number }> => {
  const { rows, read } = await noticesOfCaller(deps, context, page.kind)
  const { language } = context
  const list = await toNoticeNotifications(deps.platform, rows.slice(page.skip, page.skip + page.limit), {
    language,
    read,
  })
  return { list, total: rows.length, unread: rows.length - read.size }
}

const mayReadToDos = ({ actor }: RequestContext): boolean =>
  actor.kind === 'staff' && actor.permissions.has('to-dos.read')

/** Whether the caller may read what is noted on records of a resource. */
export const mayReadNotes =
  ({ actor }: Pick<RequestContext, 'actor'>) =>
  (resource: MentionResource): boolean =>
    actor.kind === 'staff' && actor.permissions.has(`${resource}.read`)

/** With these permissions somebody is an administrator, as the service `account` has it. */
const administratorKeys = ['users.state', 'roles.update', 'menus.update'] as const

const toDoReaderOf = ({ staffId, actor }: RequestContext): ToDoReader => ({
  staffId,
  unreadable: mentionResource.options.filter((resource) => !mayReadNotes({ actor })(resource)),
  isAdministrator: actor.kind === 'staff' && administratorKeys.every((key) => actor.permissions.has(key)),
  kinds: actor.kind === 'staff' ? kindsOwnedBy(actor.permissions) : [],
})

/** Open to-dos without excerpts of notes; none for a role that may not read to-dos. */
const toDosOfCaller = async (
  { platform, readMarks }: Deps,
  context: RequestContext,
  page: { readonly by: 'due' | 'newest'; readonly skip: number; readonly limit: number },
): Promise<{ readonly list: NotificationRow[]; readonly total: number }> => {
  if (!mayReadToDos(context)) return { list: [], total: 0 }
  const { staffId, language } = context
  const reader = toDoReaderOf(context)
  const { rows, total } = await queryOpenToDos(platform, reader, page)
  const read = await readMarks.of(
    staffId,
    rows.map(({ id }) => id),
  )
  const now = platform.clock.now().toISOString()
  const { isAdministrator } = reader
  return {
    list: rows.map((row) => toNotification(row, { language, read: read.has(row.id), now, isAdministrator })),
    total,
  }
}

/** Rows with the beginning of the notes in which the caller was mentioned. */
const withExcerpts = async (
  { platform }: Deps,
  context: RequestContext,
  rows: readonly NotificationRow[],
): Promise<NotificationRow[]> => {
  const ids = rows.flatMap(({ id, mention }) => (mention === undefined ? [] : [id]))
  if (ids.length === 0) return [...rows]
  const excerpts = await queryMentionExcerpts(platform, ids, mayReadNotes(context))
  return rows.map((row) =>
    row.mention === undefined ? row : { ...row, mention: { ...row.mention, excerpt: excerpts.get(row.id) ?? null } },
  )
}

/** A page of open to-dos; none for a role that may not read to-dos. */
export const toDoPage = async (...[deps, context, page]: Parameters<typeof toDosOfCaller>) => {
  const { list, total } = await toDosOfCaller(deps, context, page)
  return { list: await withExcerpts(deps, context, list), total }
}

/** Most rows of all kinds together that are merged for one page. */
const maxMerged = 2000

/** A page of everything, newest first. */
export const mixedPage = async (
  deps: Deps,
  context: RequestContext,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly list: NotificationRow[]; readonly total: number }> => {
  const first = { skip: 0, limit: Math.min(skip + limit, maxMerged) }
  const pages = await Promise.all([
    toDosOfCaller(deps, context, { by: 'newest', ...first }),
    ...noticeKind.options.map((kind) => noticePage(deps, context, { kind, ...first })),
  ])
  const list = pages
    .flatMap((page) => page.list)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0))
  return {
    list: await withExcerpts(deps, context, list.slice(skip, skip + limit)),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  }
}

const batchSize = 1000

/** Marks rows of the caller's lists as read: those with the given ids, or all of the given kinds. Returns how many were unread. */
export const markRead = async (
  deps: Deps,
  context: RequestContext,
  { ids, kinds }: { readonly ids?: readonly string[] | undefined; readonly kinds: readonly NotificationKind[] },
): Promise<number> => {
  const isMeant = ({ id }: { readonly id: string }) => ids === undefined || ids.includes(id)
  const toDos =
    kinds.includes('agency') && mayReadToDos(context)
      ? (await queryOpenToDos(deps.platform, toDoReaderOf(context), { by: 'newest', skip: 0, limit: batchSize })).rows
      : []
  const notices = await Promise.all(
    noticeKind.options
      .filter((kind) => kinds.includes(kind))
      .map(async (kind) => (await noticesOfCaller(deps, context, kind)).rows),
  )
  const marked = [
    ...toDos.map(({ id }) => ({ id })),
    ...notices.flat().map(({ noticeId: id, until }) => ({ id, until })),
  ]
  return await deps.readMarks.add(context.staffId, marked.filter(isMeant))
}
