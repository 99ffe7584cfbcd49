import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { toDos } from '@pinline/contracts/notification/notification/to-dos'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'
import { queryToDo, queryToDos } from '../read-models/to-dos/to-dos.query.ts'

export const toDosResource = ({ platform }: NotificationDeps): AdminRoute =>
  adminRoute(
    toDos,
    { list: (request) => queryToDos(platform, request), one: (id) => queryToDo(platform, id) },
    { waitsFor: [toDoView] },
  )
