import { logIn } from '@pinline/contracts/account/session/log-in'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { registerByMail } from '../../harness/shop.ts'
import { startSystem } from '../../harness/start-system.ts'
import type { BenchCase } from '../bench-case.ts'
import { HttpClient } from '../measuring/http-client.ts'
import { openLoopLoad } from '../measuring/load.ts'
import { medianOf, quantileOf } from '../measuring/rounds.ts'

const readsPerSecond = 40
/** Attempted logins per second of a flood; ten a second have to succeed. */
const loginsPerSecond = 30
const targetPerSecond = 10
const password = 'Pitch-2.54'
const accounts = 12

/**
 * Latency of product lists at a steady rate through the gateway, alternately alone and during a flood of valid logins.
 * Each login has its own address and goes to the service directly, because the gateway sets the address; rate limits
 * are on.
 */
export const logins: BenchCase = {
  name: 'logins',
  run: async ({ servers, settings }) => {
    const limited = await startSystem(servers, { settings: { RATE_LIMITS: 'on' } })
    const reader = new HttpClient(`${limited.url}/api/v1`)
    const tookMs = { alone: [] as number[], flooded: [] as number[] }
    const statuses = new Map<number, number>()
    const loginMs: number[] = []
    let floodSeconds = 0
    try {
      const usernames: string[] = []
      for (let n = 0; n < accounts; n += 1) {
        const username = `login-${n}@example.test`
        await registerByMail(limited.url, username)
        usernames.push(username)
      }
      const readFor = async (seconds: number) => {
        const pace = await openLoopLoad({ perSecond: readsPerSecond, seconds, maxInFlight: 16 }, async () => {
          await reader.data(`${listProducts.path}?pageSize=15`)
        })
        if (pace.failures.length > 0) throw pace.failures[0]
        return pace.tookMs
      }
      let sent = 0
      const flood = async (seconds: number) => {
        const began = performance.now()
        const { failures } = await openLoopLoad({ perSecond: loginsPerSecond, seconds, maxInFlight: 64 }, async (n) => {
          sent += 1
          const from = performance.now()
          const response = await fetch(`${limited.urls.account}/api/v1${logIn.path}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'x-forwarded-for': `198.51.${Math.floor(sent / 250) % 250}.${(sent % 250) + 1}`,
            },
            body: JSON.stringify({ username: usernames[n % accounts], password }),
          })
          await response.arrayBuffer()
          if (response.status === 429 && response.headers.get('retry-after') === null)
            throw new Error('a refused login does not learn when to try again')
          statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
          if (response.status === 200) loginMs.push(performance.now() - from)
        })
        if (failures.length > 0) throw failures[0]
        floodSeconds += (performance.now() - began) / 1000
      }
      const ratios: number[] = []
      for (let round = 0; round <= settings.rounds; round += 1) {
        const alone = await readFor(settings.seconds)
        const [flooded] = await Promise.all([readFor(settings.seconds), flood(settings.seconds)])
        if (round === 0) {
          statuses.clear()
          loginMs.length = 0
          floodSeconds = 0
          continue
        }
        tookMs.alone.push(...alone)
        tookMs.flooded.push(...flooded)
        ratios.push(medianOf(flooded) / medianOf(alone))
      }
      const held = (statuses.get(200) ?? 0) / floodSeconds
      const detail = {
        readsPerSecond,
        loginsPerSecond,
        statuses: Object.fromEntries(statuses),
        ratios,
        aloneP50Ms: medianOf(tookMs.alone),
        floodedP50Ms: medianOf(tookMs.flooded),
        aloneP95Ms: quantileOf(tookMs.alone, 0.95),
        floodedP95Ms: quantileOf(tookMs.flooded, 0.95),
        loginP50Ms: medianOf(loginMs),
      }
      const other = [...statuses.keys()].filter((status) => status !== 200 && status !== 429)
      if (other.length > 0) throw new Error(`logins were answered ${other.join(', ')}`)
      return [
        {
          measure: 'logins held in a flood, a second',
          value: held,
          unit: 'logins/s',
          target: { atLeast: targetPerSecond },
          detail,
        },
        {
          measure: 'product list p50 in a flood ÷ alone',
          value: medianOf(ratios),
          unit: 'ratio',
          target: { atMost: 1.2 },
          detail,
        },
      ]
    } finally {
      reader.close()
      await limited.stop()
    }
  },
}
