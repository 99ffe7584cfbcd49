import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceName } from '@pinline/infra/product/services'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'

const kills = 5

/**
 * SIGKILL of one service, five times under load, at a random moment: some orders after the service was ready again,
 * then some milliseconds into the next.
 */
export const killService = (name: ServiceName): Fault => ({
  name: `kill-${name}`,
  inject: async ({ system, load, random }) => {
    const pids = new Set<number>()
    for (let kill = 0; kill < kills; kill += 1) {
      const enough = load.acknowledged() + random.between(3, 15)
      await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
      await pause(random.between(0, 150))
      const pid = system.pid(name)
      if (pid !== undefined) pids.add(pid)
      system.kill(name, 'SIGKILL')
      await waitFor(`${name} has exited`, () => system.pid(name) !== pid, { timeoutMs: 5000, intervalMs: 10 })
      await system.untilReady(name)
    }
    return {
      recover: () => system.untilReady(name),
      hit: () => (pids.size === kills ? `${kills} processes killed` : undefined),
    }
  },
})
