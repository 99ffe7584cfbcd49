import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { Platform } from '@pinline/chassis/service'
import { defaultLanguage } from '@pinline/contracts/api/languages'
import { mailHtml } from '../messages/mail-html.ts'
import type { SendMail } from '../messages/mail-transport.ts'
import type { Outbox } from '../messages/outbox.ts'
import { refusalText } from '../messages/refusal-text.ts'

const maxTries = 8

/** Sends waiting mails, with retries after 5 s, 10 s, 20 s, …; gives up with an error in the log after eight tries. */
export const deliverMessage = (platform: Platform, outbox: Outbox, send: SendMail): Job =>
  defineJob({
    name: 'deliver-message',
    sweepEveryMs: 15_000,
    due: (now) => outbox.due(now),
    run: async (id) => {
      const message = await outbox.reserve(id)
      if (message === undefined) return
      try {
        const { to, subject, text, thread, language = defaultLanguage } = message
        const html = mailHtml({ subject, text }, { language, shopUrl: platform.config.PUBLIC_URL })
        await send({ id, to, subject, text, html, thread })
        await outbox.recordOutcome(message, 'sent')
      } catch (error) {
        const reason = refusalText(error, message.to)
        if (message.tries >= maxTries) await outbox.recordOutcome(message, 'failed')
        else await outbox.postpone(message)
        platform.log.error({ message: id, tries: message.tries, reason }, 'a mail was not taken')
      }
    },
  })
