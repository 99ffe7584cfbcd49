import type { AdminList } from '@pinline/chassis/http/admin-route'
import type { RowMetadata } from '@pinline/chassis/read-models/projection'
import type { Platform } from '@pinline/chassis/service'
import type { ToDoRow } from '@pinline/contracts/notification/notification/to-dos-resource'
import type { ToDoView } from './to-dos.model.ts'
import { toDoView } from './to-dos.projection.ts'

type StoredToDo = ToDoView & RowMetadata & { readonly _id: string }

const toRow = ({ _id, kind, recordId, state, openedAt, dueAt, closedAt, closedBy }: StoredToDo): ToDoRow => ({
  id: _id,
  kind,
  resource: 'orders',
  recordId,
  state,
  openedAt,
  dueAt,
  closedAt,
  closedBy,
})

/** For the console: exact totals, ties broken by id. */
export const queryToDos = async (
  platform: Platform,
  request: AdminList<{ readonly state?: 'open' | 'closed' | undefined }>,
) => {
  const view = platform.view(toDoView)
  const states = request.filter.state === undefined ? (['open', 'closed'] as const) : [request.filter.state]
  const where = {
    state: { $in: [...states] },
    ...(request.ids === undefined ? {} : { _id: { $in: [...request.ids] } }),
  }
  const order = request.sort.order === 'ASC' ? 1 : -1
  const [from, to] = request.range
  const [rows, total] = await Promise.all([
    view
      .find(where)
      .sort(request.sort.field === 'id' ? { _id: order } : { [request.sort.field]: order, _id: order })
      .skip(from)
      .limit(to - from + 1)
      .toArray(),
    view.countDocuments(where),
  ])
  return { rows: rows.map(toRow), total }
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
