import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { toDosResource } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { mayReadNotes } from '../notices/notifications-of.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'
import { queryToDo, queryToDos } from '../read-models/to-dos/to-dos.query.ts'

export const toDosResourceRoute = ({ platform }: NotificationDeps): AdminRoute =>
  adminRoute(
    toDosResource,
    {
      list: (request) => queryToDos(platform, request),
      one: (id, context) => queryToDo(platform, id, mayReadNotes(context)),
    },
    { waitsFor: [toDoView] },
  )
