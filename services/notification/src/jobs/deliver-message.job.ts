import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { Platform } from '@pinline/chassis/service'
import { defaultLanguage } from '@pinline/contracts/api/languages'
import { mailHtml } from '../messages/mail-html.ts'
import { codeCounter } from '../messages/message-figures.ts'
import type { Outbox, OutgoingMessage } from '../messages/outbox.ts'
import { refusalText } from '../messages/refusal-text.ts'
import { nextTryOf } from '../messages/retry-schedule.ts'
import type { Transports } from '../messages/transports.ts'

const deliver = async (
  { mail, sms }: Transports,
  { id, to, channel, subject, text, thread, language = defaultLanguage, ...message }: OutgoingMessage,
  shopUrl: string,
): Promise<void> => {
  if (channel === 'sms' && sms !== undefined && message.sms !== undefined)
    await sms.send({ id, to, text, ...message.sms })
  else if (channel === 'email' && mail !== undefined)
    await mail({ id, to, subject, text, html: mailHtml({ subject, text }, { language, shopUrl }), thread })
  else throw new Error(`no transport for ${channel} is set any more`)
}

/** Sends waiting messages, again and again by `retry-schedule.ts`; each failure is in the log. */
export const deliverMessage = (
  platform: Pick<Platform, 'clock' | 'config' | 'log' | 'metrics'>,
  outbox: Outbox,
): Job => {
  const codes = codeCounter(platform)
  const end = async (message: OutgoingMessage, state: 'sent' | 'failed'): Promise<void> => {
    await outbox.recordOutcome(message, state)
    if (message.code !== undefined) codes.labels(message.channel, state === 'sent' ? 'sent' : 'given-up').inc()
  }
  return defineJob({
    name: 'deliver-message',
    sweepEveryMs: 15_000,
    due: (now) => outbox.due(now),
    run: async (id) => {
      const message = await outbox.reserve(id)
      if (message === undefined) return
      try {
        await deliver(outbox.transports, message, platform.config.PUBLIC_URL)
        await end(message, 'sent')
      } catch (error) {
        const reason = refusalText(error, message.to)
        const next = nextTryOf(message, platform.clock.now(), error)
        if (next === undefined) await end(message, 'failed')
        else await outbox.postpone(message, next)
        platform.log.error(
          { message: id, tries: message.tries, nextTryAt: next?.toISOString() ?? null, reason },
          `a message by ${message.channel} was not taken`,
        )
      }
    },
  })
}
