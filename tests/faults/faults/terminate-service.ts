import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceName } from '@pinline/infra/product/services'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'

const times = 3
const withinMs = 10_000

/** SIGTERM of one service under load, three times: each time it ends with code 0 within ten seconds. */
export const terminateService = (name: ServiceName): Fault => ({
  name: `term-${name}`,
  inject: async ({ system, load, random, ends }) => {
    const endings: { how: string; tookMs: number }[] = []
    for (let time = 0; time < times; time += 1) {
      const enough = load.acknowledged() + random.between(5, 20)
      await waitFor('orders to go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
      await pause(random.between(0, 150))
      const seen = ends.length
      const began = performance.now()
      system.kill(name, 'SIGTERM')
      const ending = await waitFor(
        `${name} to end`,
        () => ends.slice(seen).find(({ event }) => event.name === name && event.kind !== 'started'),
        { timeoutMs: 30_000, intervalMs: 10 },
      )
      const how = ending.event.kind === 'started' ? '' : ending.event.how
      endings.push({ how, tookMs: ending.at - began })
      await system.untilReady(name)
    }
    return {
      heal: () => system.untilReady(name),
      hit: () => `ended after ${endings.map(({ tookMs }) => (tookMs / 1000).toFixed(1)).join(', ')} s`,
      judge: () =>
        endings
          .filter(({ how, tookMs }) => how !== 'ended with code 0' || tookMs > withinMs)
          .map(({ how, tookMs }) => `terminate: ${name} ${how} after ${Math.round(tookMs)} ms`),
    }
  },
})
