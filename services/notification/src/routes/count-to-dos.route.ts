import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { countToDos } from '@pinline/contracts/notification/to-do/count-to-dos'
import type { NotificationDeps } from '../notification-deps.ts'
import { toDoView } from '../read-models/to-dos/to-dos.projection.ts'
import { queryToDoCounts } from '../read-models/to-dos/to-dos.query.ts'

export const countToDosRoute = ({ platform }: NotificationDeps): Route =>
  route(countToDos, async (_input, { staffId }) => result(await queryToDoCounts(platform, staffId)), {
    waitsFor: [toDoView],
  })
