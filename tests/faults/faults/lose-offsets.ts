import { forgetGroups } from '../../harness/forget-groups.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import { databaseOf, type TestEnvironment } from '../invariants/commits.ts'

const consumers = ['order', 'catalogue', 'notification'] as const

/** Messages to buyers, each with the time at which it was accepted. */
const messagesOf = async (environment: TestEnvironment): Promise<ReadonlyMap<string, number>> => {
  const stored = await databaseOf(environment, 'notification')
    .collection<{ _id: string; at: Date }>('messages')
    .find({}, { projection: { at: 1 } })
    .toArray()
  return new Map(stored.map(({ _id, at }) => [_id, at.getTime()]))
}

/**
 * One service after the other stops, in all its instances, loses the offsets of all its consumers, and starts again under load: it reads every
 * event once more. Nothing is mailed again (decision 0033), and rows, stock and money are right.
 */
export const offsetsLost: Fault = {
  name: 'offsets-lost',
  inject: async ({ system, twin, environment, load, random }) => {
    const lost: string[] = []
    const mailed = await waitFor('mails', async () => {
      const messages = await messagesOf(environment)
      return messages.size > 0 && messages
    })
    for (const service of random.shuffle(consumers)) {
      // Kafka deletes no group that has a member: a second instance stops as well.
      await Promise.all([system.stopService(service), twin?.stopService(service)])
      lost.push(...(await forgetGroups(environment.brokers, `${environment.prefix}${service}.`)))
      await Promise.all([system.startService(service), twin?.startService(service)])
      const enough = load.acknowledged() + random.between(3, 10)
      await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
    }
    let again: string[] = []
    let inAll = 0
    return {
      recover: async () => undefined,
      hit: async () => {
        const messages = await messagesOf(environment)
        inAll = messages.size
        again = [...mailed].filter(([id, at]) => messages.get(id) !== at).map(([id]) => id)
        return lost.length === 0
          ? undefined
          : `${lost.length} groups lost their offsets; ${mailed.size} messages before, ${inAll} at the end`
      },
      verify: () => again.map((id) => `offsets: ${id} was mailed again`),
    }
  },
}
