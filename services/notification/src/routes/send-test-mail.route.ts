import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { sendTestMail } from '@pinline/contracts/notification/mail-text/send-test-mail'
import { mailSamples } from '../messages/mail-samples.ts'
import { NoTransportError } from '../messages/outbox.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { confirmedEmailOf } from './confirmed-email-of.ts'

/** A request that is sent again with its key is one mail. */
export const sendTestMailRoute = ({ platform, outbox }: NotificationDeps): Route =>
  route(sendTestMail, async ({ name, language }, context) => {
    const to = await confirmedEmailOf(platform, context)
    if (to === null) return rejection('email-not-confirmed')
    const key = context.commandContext.request?.id
    const effectId = key === undefined ? platform.newId('test-mail') : `test-mail-${key}`
    try {
      const { content } = mailSamples[name]
      await outbox.accept({ to, channel: 'email', language, effectId, ...content }, { isTest: true })
      return result({ sent: true })
    } catch (error) {
      if (!(error instanceof NoTransportError)) throw error
      return rejection('service-unavailable')
    }
  })
