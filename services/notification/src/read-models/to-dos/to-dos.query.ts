import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import { type ToDoEntry, type ToDoRow, toDosResource } from '@pinline/contracts/notification/to-do/to-dos-resource'
import type { StaffId } from '@pinline/events/ids'
import type { MentionResource } from '@pinline/events/notification/mention-to-do-opened'
import type { z } from 'zod'
import { getToDoComments } from '../../to-dos/comment-vault.ts'
import { queryMentionExcerpts } from './mention-excerpts.query.ts'
import type { ToDoView } from './to-dos.model.ts'
import { toDoView } from './to-dos.projection.ts'

type StoredToDo = ToDoView & RowMetadata & { readonly _id: string }

const resourceOf = ({ kind, mention }: Pick<ToDoView, 'kind' | 'mention'>): ToDoRow['resource'] => {
  if (mention !== undefined) return mention.resource
  if (kind === 'finding') return 'operations'
  if (kind === 'answer-quotation') return 'quotations'
  if (kind === 'answer-form') return 'forms'
  if (kind === 'restock') return 'products'
  if (kind === 'translate-content') return 'content'
  if (kind === 'mend-webhook') return 'webhook-endpoints'
  return kind === 'answer-after-sale' || kind === 'send-replacement' ? 'after-sales' : 'orders'
}

const toRow = (row: StoredToDo): ToDoRow => {
  const { kind, recordId, state, openedAt, dueAt, closedAt, closedBy, assignee, snoozedUntil, level } = row
  return {
    id: row._id,
    ...{
      kind,
      resource: resourceOf(row),
      recordId,
      label: row.label ?? recordId,
      state,
      openedAt,
      dueAt,
      closedAt,
      closedBy,
    },
    ...{ assignee, snoozedUntil, level },
    comments: row.entries.filter((entry) => entry.kind === 'commented').length,
    entries: [],
    ...(row.mention === undefined ? {} : { mention: { author: row.mention.author, excerpt: null } }),
    version: row._versions[row._id] ?? 0,
  }
}

const maxCounted = toDosResource.countsTo ?? Number.POSITIVE_INFINITY

type Filter = z.output<typeof toDosResource.filter>

/** The view's condition for a filter of the console. */
const whereOf = (platform: Pick<Platform, 'clock'>, filter: Filter, ids: readonly string[] | undefined): object => {
  const { state, kind, assignee, snoozed, overdue, q = '' } = filter
  const states = state === undefined ? (['open', 'closed'] as const) : [state]
  return {
    state: { $in: overdue === true || snoozed !== undefined ? ['open'] : [...states] },
    ...(kind === undefined ? {} : { kind }),
    ...(assignee === undefined ? {} : { assignee: assignee === 'none' ? null : assignee }),
    ...(snoozed === undefined ? {} : { snoozedUntil: snoozed ? { $type: 'string' } : null }),
    ...(overdue === undefined ? {} : { dueAt: { $lt: platform.clock.now().toISOString() } }),
    ...(q === '' ? {} : { recordId: { $gte: q.trim(), $lt: `${q.trim()}\uFFFF` } }),
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
  }
}

/**
 * For the console: totals are exact up to 10,000, because closed to-dos stay; `end` reads the last rows from the end.
 * Ties are broken by id.
 */
export const queryToDos = async (
  platform: Pick<Platform, 'view' | 'clock'>,
  request: AdminList<Filter>,
): Promise<AdminRows<ToDoRow>> => {
  const where = whereOf(platform, request.filter, request.ids)
  const field = request.sort.field === 'id' ? '_id' : request.sort.field
  const { rows, ...counted } = await readSlice(platform.view(toDoView), where, request, { field, maxCounted })
  return { rows: rows.map(toRow), ...counted }
}

/** One to-do with what happened to it. */
export const queryToDo = async (
  platform: Pick<Platform, 'view' | 'vault' | 'call'>,
  id: string,
  mayRead: (resource: MentionResource) => boolean,
): Promise<ToDoRow | undefined> => {
  const row = await platform.view(toDoView).findOne({ _id: id, state: { $in: ['open', 'closed'] } })
  if (row === null) return undefined
  const references = row.entries.flatMap(({ textRef }) => textRef ?? [])
  const [texts, excerpts] = await Promise.all([
    getToDoComments(platform, references),
    row.mention === undefined ? undefined : queryMentionExcerpts(platform, [id], mayRead),
  ])
  const entries = row.entries.map(
    ({ textRef, ...entry }): ToDoEntry =>
      textRef === undefined ? entry : { ...entry, text: texts[references.indexOf(textRef)] ?? null },
  )
  const toDo = { ...toRow(row), entries }
  const { mention } = toDo
  return mention === undefined ? toDo : { ...toDo, mention: { ...mention, excerpt: excerpts?.get(id) ?? null } }
}

/** Open to-dos by whose they are; each counted up to 10,000. */
export const queryToDoCounts = async (platform: Pick<Platform, 'view' | 'clock'>, staffId: StaffId) => {
  const count = async (filter: Filter) =>
    await platform
      .view(toDoView)
      .countDocuments(whereOf(platform, { state: 'open', ...filter }, undefined), { limit: maxCounted })
  const [open, mine, unassigned, overdue, snoozed] = await Promise.all([
    count({ snoozed: false }),
    count({ snoozed: false, assignee: staffId }),
    count({ snoozed: false, assignee: 'none' }),
    count({ snoozed: false, overdue: true }),
    count({ snoozed: true }),
  ])
  return { open, mine, unassigned, overdue, snoozed }
}

const sweepLimit = 200

/** Open to-dos to which time does something now, by the longest wait. */
export const queryToDosInTime = async (platform: Pick<Platform, 'view'>, now: Date): Promise<string[]> => {
  const rows = await platform
    .view(toDoView)
    .find({ state: 'open', nextAt: { $lte: now.toISOString() } }, { projection: { _id: 1 } })
    .sort({ nextAt: 1 })
    .limit(sweepLimit)
    .toArray()
  return rows.map(({ _id }) => _id)
}

/** Whose bell it is. */
export interface ToDoReader {
  readonly staffId: StaffId
  readonly isAdministrator: boolean
  /** Where they may not read what was written. */
  readonly unreadable: readonly MentionResource[]
  /** Of the work that they may do. */
  readonly kinds: readonly ToDoView['kind'][]
}

/**
 * Open work for one person: nobody's that is theirs to do, their own, and what is overdue at others; none that is snoozed,
 * and no mention on a record that they may not read. The most urgent first or the newest first; for administrators what has come to them above all else.
 */
export const queryOpenToDos = async (
  platform: Pick<Platform, 'view'>,
  { staffId, isAdministrator, kinds, unreadable }: ToDoReader,
  page: { readonly by: 'due' | 'newest'; readonly skip: number; readonly limit: number },
): Promise<{ rows: ToDoRow[]; total: number }> => {
  const view = platform.view(toDoView)
  const where = {
    state: 'open' as const,
    snoozedUntil: null,
    'mention.resource': { $nin: [...unreadable] },
    $or: [
      { assignee: staffId },
      { assignee: null, kind: { $in: [...kinds] } },
      { level: { $type: 'string' as const } },
    ],
  }
  const first = isAdministrator ? { forAdministrators: -1 as const } : {}
  const [rows, total] = await Promise.all([
    view
      .find(where)
      .sort(page.by === 'due' ? { ...first, dueAt: 1, _id: 1 } : { openedAt: -1, _id: -1 })
      .skip(page.skip)
      .limit(page.limit)
      .toArray(),
    view.countDocuments(where),
  ])
  return { rows: rows.map(toRow), total }
}
