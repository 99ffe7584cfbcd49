import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import type { NotificationDeps } from '../notification-deps.ts'

export const recordVisitorRoute = ({ visits }: NotificationDeps): Route =>
  route(recordVisitor, async ({ type }, { language }) => {
    await visits.add(type, language)
    return result({ recorded: true })
  })
