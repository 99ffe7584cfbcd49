import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import { NoTransportError } from '../messages/outbox.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const sendMessageRoute = ({ outbox, platform }: NotificationDeps): Route =>
  route(sendMessage, async (message, { correlationId }) => {
    try {
      await outbox.accept(message)
      return result({ accepted: true })
    } catch (error) {
      if (!(error instanceof NoTransportError)) throw error
      platform.log.error({ reason: error.message, correlationId }, 'a message could go nowhere')
      return rejection('service-unavailable')
    }
  })
