import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import { NoTransportError } from '../messages/outbox.ts'
import type { NotificationParts } from '../notification-parts.ts'

export const sendMessageRoute = ({ outbox, platform }: NotificationParts): Route =>
  route(sendMessage, async (message, { correlationId }) => {
    try {
      await outbox.accept(message)
      return answer({ accepted: true })
    } catch (error) {
      if (!(error instanceof NoTransportError)) throw error
      platform.log.error({ reason: error.message, correlationId }, 'a message could go nowhere')
      return rejection('service-unavailable')
    }
  })
