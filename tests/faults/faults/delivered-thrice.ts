import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { topicOf } from '@pinline/events/event'
import { pino } from 'pino'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import { eventsOf, readCommits, type TestEnvironment } from '../invariants/commits.ts'

const messagesOf = async ({ brokers, prefix }: TestEnvironment): Promise<number> => {
  const log = await kafkaLog({ clientId: 'counting', brokers: brokers.split(','), prefix }, pino({ level: 'silent' }))
  try {
    return (await log.ends(topicOf('order'))).reduce((sum, { end }) => sum + Number(end), 0)
  } finally {
    await log.close()
  }
}

/** The relays of all services send every batch three times. */
export const deliveredThrice: Fault = {
  name: 'delivered-thrice',
  prepare: (faultLevers) => faultLevers.set('delivery', { kind: 'thrice', seed: 0 }),
  inject: async ({ load, environment }) => {
    const enough = load.acknowledged() + 20
    await waitFor('orders go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
    return {
      recover: async () => undefined,
      hit: async () => {
        const events = eventsOf(await readCommits(environment), 'order').length
        const messages = await messagesOf(environment)
        return messages >= 3 * events ? `${messages} messages of ${events} events of orders` : undefined
      },
    }
  },
}
