import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, FaultContext } from '../fault.ts'
import { lastReleaseCommit } from '../last-release.ts'

/** Orders that the earlier release has placed, by its own count. */
const placedByEarlier = async ({ twin }: FaultContext): Promise<number> => {
  if (twin === undefined) return 0
  const metrics = await (await fetch(`${twin.url('order')}/metrics`)).text()
  const [, count = '0'] =
    /^pinline_request_seconds_count\{[^}]*call="place-order",code="200"[^}]*\} (\d+)/m.exec(metrics) ?? []
  return Number(count)
}

/**
 * Order service and gateway of the last release beside today's, as in a deployment: both place orders on the same
 * streams, topics and consumer groups. Today's order service is killed in between, so that the earlier one takes over
 * leases and partitions, and takes them back.
 */
export const mixedVersions: Fault = {
  name: 'mixed-versions',
  twins: ['order', 'gateway'],
  twinsOfRelease: true,
  inject: async (context) => {
    const { system, load, random } = context
    for (let kill = 0; kill < 2; kill += 1) {
      const enough = load.acknowledged() + random.between(10, 20)
      await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
      const pid = system.pid('order')
      system.kill('order', 'SIGKILL')
      await waitFor('today’s order service has exited', () => system.pid('order') !== pid, { intervalMs: 10 })
      await system.untilReady('order')
    }
    const placed = await placedByEarlier(context)
    return {
      recover: async () => undefined,
      hit: () => (placed === 0 ? undefined : `${placed} orders placed by release ${lastReleaseCommit()}`),
    }
  },
}
