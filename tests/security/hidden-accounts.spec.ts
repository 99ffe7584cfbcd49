import { randomInt } from 'node:crypto'
import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { resetPassword } from '@pinline/contracts/account/buyer/reset-password'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInStaff } from '@pinline/contracts/account/session/log-in-staff'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import type { AnyCall } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { registered } from '../system/account/client.ts'
import { isDeep } from './is-deep.ts'

const tries = 200
/** A machine that is busy meanwhile hits both sides, but not always alike: what is measured too wide is measured again. */
const rounds = 3
const widestGap = 0.1

interface TimedRequest {
  readonly call: AnyCall
  readonly known: () => object
  readonly unknown: () => object
  /** The code of a rejection; undefined if the response is 200. */
  readonly type: string | undefined
}

const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return ((sorted[Math.floor(sorted.length / 2)] ?? 0) + (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0)) / 2
}

describe('whether an account exists', () => {
  let system: TestSystem
  const buyers: string[] = []
  let nobodies = 0
  const nobody = (): string => {
    nobodies += 1
    return `nobody-${nobodies}-${randomInt(1_000_000)}@example.test`
  }
  /** Several take turns, so that no cache helps the known side. */
  const somebody = (): string => buyers[randomInt(buyers.length)] ?? ''

  beforeAll(async () => {
    system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
    for (let n = 0; n < 5; n += 1) buyers.push((await registered(system)).email)
  })
  afterAll(() => system?.stop())

  const message = z.object({ code: z.number(), msg: z.string(), data: z.unknown(), type: z.string().optional() })
  const query = async (call: AnyCall, input: object) => {
    const began = performance.now()
    const response = await fetch(`${system.urls.account}/api/v1${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const text = await response.text()
    const tookMs = performance.now() - began
    const { code, msg, data, meta } = envelope.parse(JSON.parse(text))
    return { tookMs, said: { status: response.status, ...message.parse({ code, msg, data, type: meta?.type }) } }
  }

  const questions: readonly TimedRequest[] = [
    {
      call: logIn,
      known: () => ({ username: somebody(), password: 'Wrong-guess1' }),
      unknown: () => ({ username: nobody(), password: 'Wrong-guess1' }),
      type: 'credentials-wrong',
    },
    {
      call: logInStaff,
      known: () => ({ username: system.demoAccounts().staff.username, password: 'Wrong-guess1' }),
      unknown: () => ({ username: `nobody.${randomInt(1_000_000)}`, password: 'Wrong-guess1' }),
      type: 'credentials-wrong',
    },
    {
      call: sendVerificationCode,
      known: () => ({ target: somebody(), purpose: 'login' }),
      unknown: () => ({ target: nobody(), purpose: 'login' }),
      type: undefined,
    },
    {
      call: resetPassword,
      known: () => ({ username: somebody(), code: '000000', password: 'Pin-7xQw2' }),
      unknown: () => ({ username: nobody(), code: '000000', password: 'Pin-7xQw2' }),
      type: 'code-wrong',
    },
    {
      call: registerBuyer,
      known: () => ({ kind: 'email', email: somebody(), code: '000000', password: 'Pin-7xQw2', agreement: true }),
      unknown: () => ({ kind: 'email', email: nobody(), code: '000000', password: 'Pin-7xQw2', agreement: true }),
      type: 'code-wrong',
    },
  ]

  /**
   * The difference of the medians, as a share of the unknown side's; the two sides alternate, and so does the first
   * one.
   */
  const gapOf = async ({ call, known, unknown, type }: TimedRequest): Promise<number> => {
    const tookMs = { known: [] as number[], unknown: [] as number[] }
    for (let n = 0; n < tries / 2; n += 1) {
      for (const side of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
        const answer = await query(call, side === 'known' ? known() : unknown())
        expect(answer.said.type).toBe(type)
        tookMs[side].push(answer.tookMs)
      }
    }
    return Math.abs(medianOf(tookMs.known) - medianOf(tookMs.unknown)) / medianOf(tookMs.unknown)
  }

  const named = questions.map((question) => [question.call.name, question] as const)

  it.each(named)('is not revealed by the response of %s', async (_, question) => {
    const known = await query(question.call, question.known())
    const unknown = await query(question.call, question.unknown())
    expect(known.said).toEqual(unknown.said)
  })

  // Other work on the machine changes times, so that only `npm run test:security` compares them.
  if (isDeep)
    it.each(named)('is not revealed by the time of %s', { timeout: 480_000 }, async (_, question) => {
      const gaps: number[] = []
      for (let round = 0; round < rounds && Math.min(...gaps, 1) > widestGap; round += 1)
        gaps.push(await gapOf(question))
      expect(
        Math.min(...gaps),
        `gaps of ${gaps.map((gap) => `${Math.round(gap * 1000) / 10} %`).join(', ')}`,
      ).toBeLessThanOrEqual(widestGap)
    })
})
