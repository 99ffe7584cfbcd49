import { z } from 'zod'

const firstPauseMs = 5000
const longestPauseMs = 3_600_000
const patienceMs = 2 * 86_400_000

/** Tries of a text message, and of a mail that the server refuses for good. */
const maxTries = 8

/**
 * The mail server says that it will never take this recipient or this text: RFC 5321, 4.2.1. A refused sign-in or sender
 * is a setting that somebody mends.
 */
const refusedForGood = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().min(500).max(599),
})

interface TriedMessage {
  readonly channel: 'email' | 'sms'
  readonly at: Date
  readonly tries: number
  readonly endsAt: Date
}

/**
 * When a message that was not taken is tried again, never past its end; undefined: no more. A mail is tried after 5 s,
 * 10 s, 20 s, … and then every hour, for two days; one that the server refuses for good, eight times. Prevents the failure
 * "the mail server is away for a quarter of an hour, and the mails of that time are lost".
 *
 * A text message is tried eight times, after 5 s, 20 s, 80 s, … until seven hours have passed: each try may cost, and a
 * provider may have taken a message whose try timed out, so that a phone gets each of them.
 */
export const nextTryOf = (
  { channel, at, tries, endsAt }: TriedMessage,
  now: Date,
  error: unknown,
): Date | undefined => {
  if (tries >= maxTries && (channel === 'sms' || refusedForGood.safeParse(error).success)) return undefined
  const pauseMs =
    channel === 'sms' ? firstPauseMs * 4 ** (tries - 1) : Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs)
  const next = now.getTime() + pauseMs
  const end = Math.min(at.getTime() + patienceMs, endsAt.getTime())
  return next < end ? new Date(next) : undefined
}
