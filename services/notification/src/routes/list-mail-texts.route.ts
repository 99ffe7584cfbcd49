import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listMailTexts } from '@pinline/contracts/notification/mail-text/list-mail-texts'
import { mailTextNames } from '@pinline/contracts/notification/mail-text/mail-text-fields'
import { mailKindOf } from '../messages/mail-kind-of.ts'
import { mailSamples } from '../messages/mail-samples.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { NotificationDeps } from '../notification-deps.ts'
import { confirmedEmailOf } from './confirmed-email-of.ts'

export const listMailTextsRoute = ({ platform }: NotificationDeps): Route =>
  route(listMailTexts, async (_input, context) => {
    const { language } = context
    const reader = { language, channel: 'email', shopUrl: platform.config.PUBLIC_URL } as const
    const list = mailTextNames.map((name) => {
      const { content, events } = mailSamples[name]
      const { subject } = writeMessage(content, reader)
      return { name, subject, events: [...events], isOptional: mailKindOf(content) !== null }
    })
    return result({ list, testAddress: await confirmedEmailOf(platform, context) })
  })
