import { z } from 'zod'

const firstPauseMs = 5000
const longestPauseMs = 3_600_000
const patienceMs = 2 * 86_400_000

/** Tries of a mail that the server refuses for good. */
const maxRefusals = 8

/**
 * The mail server says that it will never take this recipient or this text: RFC 5321, 4.2.1. A refused sign-in or sender
 * is a setting that somebody mends.
 */
const refusedForGood = z.object({
  command: z.enum(['RCPT TO', 'DATA']),
  responseCode: z.int().min(500).max(599),
})

interface TriedMessage {
  readonly at: Date
  readonly tries: number
  readonly endsAt: Date
}

/**
 * When a message that was not taken is tried again: after 5 s, 10 s, 20 s, … and then every hour, for two days and never
 * past its end; undefined: no more. A mail that the server refuses for good is tried eight times. Prevents the failure
 * "the mail server is away for a quarter of an hour, and the mails of that time are lost".
 */
export const nextTryOf = ({ at, tries, endsAt }: TriedMessage, now: Date, error: unknown): Date | undefined => {
  if (tries >= maxRefusals && refusedForGood.safeParse(error).success) return undefined
  const next = now.getTime() + Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs)
  const end = Math.min(at.getTime() + patienceMs, endsAt.getTime())
  return next < end ? new Date(next) : undefined
}
