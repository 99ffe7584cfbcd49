import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import type { Platform } from '@pinline/chassis/service'
import { type ToDoRow, toDosResource } from '@pinline/contracts/notification/notification/to-dos-resource'
import type { ToDoView } from './to-dos.model.ts'
import { toDoView } from './to-dos.projection.ts'

type StoredToDo = ToDoView & RowMetadata & { readonly _id: string }

const resourceOf = (kind: ToDoView['kind']): ToDoRow['resource'] => {
  if (kind === 'finding') return 'operations'
  if (kind === 'answer-quotation') return 'quotations'
  if (kind === 'answer-form') return 'forms'
  return kind === 'answer-after-sale' || kind === 'send-replacement' ? 'after-sales' : 'orders'
}

const toRow = ({ _id, kind, recordId, state, openedAt, dueAt, closedAt, closedBy }: StoredToDo): ToDoRow => ({
  id: _id,
  kind,
  resource: resourceOf(kind),
  recordId,
  state,
  openedAt,
  dueAt,
  closedAt,
  closedBy,
})

const maxCounted = toDosResource.countsTo ?? Number.POSITIVE_INFINITY

/**
 * For the console: totals are exact up to 10,000, because closed to-dos stay; `end` reads the last rows from the end.
 * Ties are broken by id.
 */
export const queryToDos = async (
  platform: Pick<Platform, 'view'>,
  request: AdminList<{ readonly state?: 'open' | 'closed' | undefined }>,
): Promise<AdminRows<ToDoRow>> => {
  const states = request.filter.state === undefined ? (['open', 'closed'] as const) : [request.filter.state]
  const where = {
    state: { $in: [...states] },
    ...(request.ids === undefined ? {} : { _id: { $in: [...request.ids] } }),
  }
  const field = request.sort.field === 'id' ? '_id' : request.sort.field
  const { rows, ...counted } = await readSlice(platform.view(toDoView), where, request, { field, maxCounted })
  return { rows: rows.map(toRow), ...counted }
}

export const queryToDo = async (platform: Platform, id: string): Promise<ToDoRow | undefined> => {
  const row = await platform.view(toDoView).findOne({ _id: id, state: { $in: ['open', 'closed'] } })
  return row === null ? undefined : toRow(row)
}

/** Open work, the most urgent first or the newest first. */
export const queryOpenToDos = async (
  platform: Platform,
  page: { readonly by: 'due' | 'newest'; readonly skip: number; readonly limit: number },
): Promise<{ rows: ToDoRow[]; total: number }> => {
  const view = platform.view(toDoView)
  const [rows, total] = await Promise.all([
    view
      .find({ state: 'open' })
      .sort(page.by === 'due' ? { dueAt: 1, _id: 1 } : { openedAt: -1, _id: -1 })
      .skip(page.skip)
      .limit(page.limit)
      .toArray(),
    view.countDocuments({ state: 'open' }),
  ])
  return { rows: rows.map(toRow), total }
}
