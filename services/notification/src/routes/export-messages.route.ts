import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { exportMessages } from '@pinline/contracts/notification/message/export-messages'
import type { NotificationParts } from '../notification-parts.ts'

export const exportMessagesRoute = ({ outbox }: NotificationParts): Route =>
  route(exportMessages, async ({ contacts }) => {
    const messages = await outbox.sentTo(contacts)
    const list = messages.map(({ to, channel, subject, text, code, at }) => ({
      to,
      channel,
      subject: code === undefined ? subject : null,
      text: code === undefined ? text : null,
      at: at.toISOString(),
    }))
    return answer({ list })
  })
