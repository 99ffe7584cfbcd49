import { setTimeout as pause } from 'node:timers/promises'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import type { LoggedCall } from '../placing-log.ts'

const frozenMs = 20_000
/** Shorter than the callers of the load wait, so that they see how a call ends. */
const responseSeconds = 8
/** What a caller may receive about a service that does not respond: try again with the same key. */
const stable = /^(503 service-unavailable|504 gateway-timeout|409 still-being-placed|429 too-many-requests)$/

/** Calls without their effect that were under way while the service was frozen. */
const unansweredBetween = (calls: readonly LoggedCall[], from: number, to: number): LoggedCall[] =>
  calls.filter(({ outcome, at, tookMs }) => outcome === 'unknown' && at < to && at + tookMs > from)

/**
 * SIGSTOP of an upstream service for twenty seconds: its connections stay open and nothing comes. Calls that need it end
 * in time with a stable code, and after SIGCONT all goes on.
 */
export const freezeService = (name: 'account' | 'catalogue'): Fault => ({
  name: `frozen-${name}`,
  settings: { RESPONSE_SECONDS: String(responseSeconds) },
  inject: async ({ system, load }) => {
    const pid = system.pid(name)
    if (pid === undefined) throw new Error(`there is no ${name} service to freeze`)
    const from = load.elapsedMs()
    process.kill(pid, 'SIGSTOP')
    await pause(frozenMs)
    const to = load.elapsedMs()
    const unanswered = () => unansweredBetween(load.calls(), from, to)
    return {
      recover: async () => {
        process.kill(pid, 'SIGCONT')
        await system.untilReady(name)
        const seen = load.acknowledged()
        await waitFor('orders go on', () => load.acknowledged() > seen, { timeoutMs: 60_000 })
      },
      hit: () => {
        const calls = unanswered()
        const longest = Math.round(Math.max(...calls.map(({ tookMs }) => tookMs)))
        return calls.length === 0
          ? undefined
          : `frozen for ${Math.round((to - from) / 1000)} s, ${calls.length} calls ended without their effect after ${longest} ms at most`
      },
      verify: () => {
        const odd = Map.groupBy(
          unanswered().filter(({ detail }) => !stable.test(detail)),
          ({ call, detail }) => `${call} ended with ${detail}`,
        )
        return [...odd].map(([what, calls]) => `frozen: ${what}, ${calls.length} times`)
      },
    }
  },
})
