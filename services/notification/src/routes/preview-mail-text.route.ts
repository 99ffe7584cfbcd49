import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { previewMailText } from '@pinline/contracts/notification/mail-text/preview-mail-text'
import { mailHtml } from '../messages/mail-html.ts'
import { mailSamples } from '../messages/mail-samples.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { NotificationDeps } from '../notification-deps.ts'

export const previewMailTextRoute = ({ platform }: NotificationDeps): Route =>
  route(previewMailText, async ({ name, language }) => {
    const shopUrl = platform.config.PUBLIC_URL
    const { subject, text } = writeMessage(mailSamples[name].content, { language, channel: 'email', shopUrl })
    return result({ subject, text, html: mailHtml({ subject, text }, { language, shopUrl }) })
  })
