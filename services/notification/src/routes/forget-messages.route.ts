import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { forgetMessages } from '../contract/forget-messages.ts'
import type { NotificationParts } from '../notification-parts.ts'

export const forgetMessagesRoute = ({ outbox }: NotificationParts): Route =>
  route(forgetMessages, async ({ contacts }) => answer({ forgotten: await outbox.forget(contacts) }))
