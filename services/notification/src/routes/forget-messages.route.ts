import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { forgetMessages } from '@pinline/contracts/notification/message/forget-messages'
import type { NotificationParts } from '../notification-parts.ts'

export const forgetMessagesRoute = ({ outbox }: NotificationParts): Route =>
  route(forgetMessages, async ({ contacts }) => answer({ forgotten: await outbox.forget(contacts) }))
