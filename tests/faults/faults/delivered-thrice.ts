import { kafkaLog } from '@pinline/chassis/kafka/kafka-port'
import { topicOf } from '@pinline/events/fact'
import { pino } from 'pino'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import { factsOf, type Premises, readCommits } from '../invariants/commits.ts'

const messagesOf = async ({ brokers, prefix }: Premises): Promise<number> => {
  const log = await kafkaLog({ clientId: 'counting', brokers: brokers.split(','), prefix }, pino({ level: 'silent' }))
  try {
    return (await log.ends(topicOf('order'))).reduce((sum, { end }) => sum + Number(end), 0)
  } finally {
    await log.close()
  }
}

/** The relays of all services send every batch three times, from the first event to the last. */
export const deliveredThrice: Fault = {
  name: 'delivered-thrice',
  prepare: (sabotage) => sabotage.set('delivery', { kind: 'thrice', seed: 0 }),
  inject: async ({ load, premises }) => {
    const enough = load.acknowledged() + 20
    await waitFor('orders to go on', () => load.acknowledged() >= enough, { timeoutMs: 60_000 })
    return {
      heal: async () => undefined,
      hit: async () => {
        const facts = factsOf(await readCommits(premises), 'order').length
        const messages = await messagesOf(premises)
        return messages >= 3 * facts ? `${messages} messages of ${facts} events of orders` : undefined
      },
    }
  },
}
