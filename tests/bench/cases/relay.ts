import { EventStore } from '@pinline/chassis/event-store/event-store'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { Lease } from '@pinline/chassis/lease'
import { Relay } from '@pinline/chassis/outbox/relay'
import { topicOf } from '@pinline/events/event'
import { pino } from 'pino'
import { waitFor } from '../../harness/wait-for.ts'
import type { BenchCase } from '../bench-case.ts'
import { compare } from '../measuring/rounds.ts'
import { rawProducer, sampleCommit, sampleMessages, sendInBatches } from '../samples/order-messages.ts'

const commitsPerRound = 4000
const eventsPerRound = commitsPerRound * 2
const rawBatch = 1000
const silent = pino({ level: 'silent' })

/**
 * Events/s of the relay over a filled outbox, from its start until no commit is marked ÷ a kafkajs producer with the
 * same settings (idempotent, one request in flight, acks=all) that sends the same messages, prepared in memory, in
 * batches of the relay's size.
 */
export const relay: BenchCase = {
  name: 'relay',
  run: async ({ servers, scratch, settings }) => {
    const { db, clock, prefix } = await scratch('relay')
    const store = new EventStore('order', db, clock)
    await store.ensureIndexes()
    const brokers = servers.kafka.brokers.split(',')
    const log = await kafkaLog({ clientId: 'bench-relay', brokers, prefix }, silent)
    const producer = await rawProducer(brokers)
    const numbersOf = (round: number) => Array.from({ length: commitsPerRound }, (_, n) => round * commitsPerRound + n)

    const ours = async (round: number): Promise<number> => {
      await store.appendMany(numbersOf(round).map(sampleCommit))
      const lease = new Lease(db, 'relay', `round-${round}`, 6000)
      const began = performance.now()
      const relaying = new Relay({ store, log, lease, logger: silent })
      relaying.start()
      await waitFor('the outbox is empty', async () => (await store.commits.findOne({ unpublished: true })) === null, {
        timeoutMs: 60_000,
        intervalMs: 10,
      })
      const seconds = (performance.now() - began) / 1000
      await relaying.stop()
      return eventsPerRound / seconds
    }
    const raw = async (round: number): Promise<number> => {
      const messages = numbersOf(round).flatMap(sampleMessages)
      const began = performance.now()
      await sendInBatches(producer, prefix + topicOf('notification'), messages, rawBatch)
      return (messages.length * 1000) / (performance.now() - began)
    }

    const compared = await compare(settings.rounds, ours, raw)
    await producer.disconnect()
    await log.close()
    return [
      {
        measure: 'relay events/s ÷ kafkajs batches',
        value: compared.ratio,
        unit: 'ratio',
        target: { atLeast: 0.5 },
        detail: { ...compared, eventsPerRound, rawBatch },
      },
    ]
  },
}
