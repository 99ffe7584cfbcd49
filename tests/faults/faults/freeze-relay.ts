import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Fault } from '../fault.ts'
import { databaseOf, type TestEnvironment } from '../invariants/commits.ts'

const frozenMs = 30_000
const leaseDocument = z.object({ holder: z.string(), epoch: z.int() })

const relayLease = async (environment: TestEnvironment) =>
  leaseDocument.parse(
    await databaseOf(environment, 'order').collection<{ _id: string }>('leases').findOne({ _id: 'relay' }),
  )

/**
 * The order service with the relay's lease is frozen for half a minute with its work in hand, while a second instance
 * takes over; then it continues where it was.
 */
export const relayFrozen: Fault = {
  name: 'relay-frozen',
  twins: ['order', 'gateway'],
  inject: async ({ system, environment }) => {
    const pid = system.pid('order')
    if (pid === undefined) throw new Error('there is no order service to freeze')
    const before = await relayLease(environment)
    process.kill(pid, 'SIGSTOP')
    await pause(frozenMs)
    const after = await relayLease(environment)
    return {
      recover: async () => {
        process.kill(pid, 'SIGCONT')
        await system.untilReady('order')
      },
      hit: () =>
        after.holder !== before.holder && after.epoch > before.epoch
          ? `the lease went from epoch ${before.epoch} to ${after.epoch}`
          : undefined,
    }
  },
}
