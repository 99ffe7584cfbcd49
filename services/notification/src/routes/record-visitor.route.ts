import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import type { NotificationParts } from '../notification-parts.ts'

export const recordVisitorRoute = ({ visits }: NotificationParts): Route =>
  route(recordVisitor, async ({ type }, { language }) => {
    await visits.add(type, language)
    return answer({ recorded: true })
  })
