import { setTimeout as pause } from 'node:timers/promises'
import { mongodbLeader, serverReady, signalServer } from '../../harness/fault-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault, FaultContext } from '../fault.ts'

const members = 3
const ways = ['stepped down', 'stepped down', 'killed'] as const
/** The replica set elects a new primary after ten seconds without one; then broken calls are retried. */
const ordersWithinMs = 30_000
const staysDownSeconds = 10

const depose = async (
  { system, environment }: FaultContext,
  leader: Awaited<ReturnType<typeof mongodbLeader>>,
  way: string,
) => {
  if (way === 'killed') return signalServer(system.servers, leader, 'SIGKILL')
  const command = { replSetStepDown: staysDownSeconds, secondaryCatchUpPeriodSecs: staysDownSeconds - 1 }
  await environment.client.db('admin').command(command)
}

/**
 * The primary of a set of three steps down twice and is then killed, all under load: another takes over, orders go on.
 */
export const mongodbSteppedDown: Fault = {
  name: 'mongodb-stepped-down',
  servers: { mongodbMembers: members },
  inject: async (context) => {
    const { system, load, random } = context
    const changes: { way: string; ledMs: number; orderedMs: number }[] = []
    for (const way of ways) {
      const enough = load.acknowledged() + random.between(5, 20)
      await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 90_000 })
      await pause(random.between(0, 150))
      const before = await mongodbLeader(system.servers)
      const began = performance.now()
      await depose(context, before, way)
      await waitFor('another primary', async () => (await mongodbLeader(system.servers)) !== before, {
        timeoutMs: 60_000,
      })
      const ledMs = performance.now() - began
      const seen = load.acknowledged()
      await waitFor('an order after the election', () => load.acknowledged() > seen, { timeoutMs: 90_000 })
      changes.push({ way, ledMs, orderedMs: performance.now() - began })
    }
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    return {
      recover: async () => void (await serverReady(system.servers, 'mongodb')),
      hit: () =>
        changes
          .map(
            ({ way, ledMs, orderedMs }) =>
              `${way}: another led after ${seconds(ledMs)} s, orders after ${seconds(orderedMs)} s`,
          )
          .join('; '),
      verify: () =>
        changes
          .filter(({ orderedMs }) => orderedMs > ordersWithinMs)
          .map(({ way, orderedMs }) => `mongodb: ${way}, no order for ${Math.round(orderedMs)} ms`),
    }
  },
}
