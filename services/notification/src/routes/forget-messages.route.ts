import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { forgetMessages } from '@pinline/contracts/notification/message/forget-messages'
import type { NotificationDeps } from '../notification-deps.ts'

export const forgetMessagesRoute = ({ outbox }: NotificationDeps): Route =>
  route(forgetMessages, async ({ contacts }) => result({ forgotten: await outbox.forget(contacts) }))
