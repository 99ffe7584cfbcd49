import { describe, expect, it } from 'vitest'
import { nextTryOf } from './retry-schedule.ts'

const at = new Date('2026-11-27T08:00:00.000Z')
const after = (seconds: number): Date => new Date(at.getTime() + seconds * 1000)
const away = new Error('connect ECONNREFUSED')
const week = after(7 * 86_400)

/** Seconds after its acceptance at which a message is tried while every try fails so. */
const triesOf = (endsAt: Date, error: unknown, channel: 'email' | 'sms' = 'email'): number[] => {
  const seconds: number[] = []
  let now: Date | undefined = at
  while (now !== undefined) {
    seconds.push((now.getTime() - at.getTime()) / 1000)
    now = nextTryOf({ channel, at, tries: seconds.length, endsAt }, now, error)
  }
  return seconds
}
const refused = (responseCode: number, command: string): Error =>
  Object.assign(new Error(String(responseCode)), { responseCode, command })

describe('a mail that is not taken', () => {
  it('is tried soon, then every hour, for two days', () => {
    const seconds = triesOf(week, away)
    expect(seconds.slice(0, 9)).toEqual([0, 5, 15, 35, 75, 155, 315, 635, 1275])
    const last = seconds.at(-1) ?? 0
    expect(last).toBeLessThan(2 * 86_400)
    expect(last).toBeGreaterThanOrEqual(2 * 86_400 - 3600)
    expect(seconds.length).toBeLessThan(60)
    const pauses = seconds.slice(1).map((second, n) => second - (seconds[n] ?? 0))
    expect(Math.max(...pauses)).toBe(3600)
  })

  it('is not tried past its end', () => {
    const seconds = triesOf(after(600), away)
    expect(seconds.at(-1)).toBe(315)
  })

  it('is tried eight times where the server refuses recipient or text for good', () => {
    expect(triesOf(week, refused(550, 'RCPT TO'))).toHaveLength(8)
    expect(triesOf(week, refused(554, 'DATA'))).toHaveLength(8)
  })

  it('is tried on where the server is busy, or a setting is wrong', () => {
    for (const error of [
      refused(451, 'DATA'),
      refused(450, 'RCPT TO'),
      refused(535, 'AUTH'),
      refused(550, 'MAIL FROM'),
    ])
      expect(triesOf(week, error).length).toBeGreaterThan(50)
  })
})

describe('a text message that is not taken', () => {
  it('is tried eight times in hours, whatever the reason', () => {
    const refusal = new Error('Alibaba Cloud refuses the message: isv.MOBILE_NUMBER_ILLEGAL')
    const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    for (const error of [away, refusal, timeout])
      expect(triesOf(week, error, 'sms')).toEqual([0, 5, 25, 105, 425, 1705, 6825, 27_305])
  })

  it('is not tried past its end', () => {
    expect(triesOf(after(600), away, 'sms')).toEqual([0, 5, 25, 105, 425])
  })
})
