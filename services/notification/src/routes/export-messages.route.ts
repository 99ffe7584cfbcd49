import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { exportMessages } from '@pinline/contracts/notification/message/export-messages'
import type { NotificationDeps } from '../notification-deps.ts'

export const exportMessagesRoute = ({ outbox }: NotificationDeps): Route =>
  route(exportMessages, async ({ contacts }) => {
    const messages = await outbox.sentTo(contacts)
    const list = messages.map(({ to, channel, subject, text, code, hasLink, at }) => ({
      to,
      channel,
      subject: code === undefined ? subject : null,
      text: code === undefined && hasLink === undefined ? text : null,
      at: at.toISOString(),
    }))
    return result({ list })
  })
