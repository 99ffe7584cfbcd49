import { recordedFacts } from '@pinline/chassis/event-store/commit'
import { EventStore, type NewCommit } from '@pinline/chassis/event-store/event-store'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-port'
import { Lease } from '@pinline/chassis/outbox/lease'
import { Relay } from '@pinline/chassis/outbox/relay'
import { topicOf } from '@pinline/events/fact'
import { orderStreamType } from '@pinline/events/order/order-event'
import { Kafka, logLevel, Partitioners } from 'kafkajs'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { waitFor } from '../../harness/wait-for.ts'
import type { BenchCase } from '../bench-case.ts'
import { compare } from '../measuring/rounds.ts'
import { sampleOrder, sampleOrderNo } from '../samples/order-facts.ts'

const commitsARound = 4000
const eventsARound = commitsARound * 2
const rawBatch = 1000
const context = { actor: { kind: 'visitor' }, correlationId: 'bench', causationId: 'bench' } as const
const silent = pino({ level: 'silent' })

const commitOf = (n: number): NewCommit => ({
  streamType: orderStreamType,
  streamId: sampleOrderNo(n),
  version: 1,
  events: sampleOrder(n),
  context,
})

/**
 * Events/s of the relay over a filled outbox, from its start until no commit is marked ÷ a kafkajs producer with the
 * same settings (idempotent, one request in flight, acks=all) that sends the same messages, ready in memory, in batches
 * of as many events as the relay's.
 */
export const relay: BenchCase = {
  name: 'relay',
  run: async ({ servers, scratch, settings }) => {
    const { db, clock, prefix } = await scratch('relay')
    const store = new EventStore('order', db, clock)
    await store.ensureIndexes()
    const brokers = servers.kafka.brokers.split(',')
    const log = await kafkaLog({ clientId: 'bench-relay', brokers, prefix }, silent)
    const kafka = new Kafka({ clientId: 'bench-raw', brokers, logLevel: logLevel.NOTHING })
    const producer = kafka.producer({
      idempotent: true,
      maxInFlightRequests: 1,
      createPartitioner: Partitioners.DefaultPartitioner,
      allowAutoTopicCreation: false,
    })
    await producer.connect()

    const ours = async (round: number): Promise<number> => {
      const first = round * commitsARound
      await store.appendMany(Array.from({ length: commitsARound }, (_, index) => commitOf(first + index)))
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
      return eventsARound / seconds
    }

    const raw = async (round: number): Promise<number> => {
      const messages = Array.from({ length: commitsARound }, (_, index) => {
        const { streamType, streamId, version, events } = commitOf(round * commitsARound + index)
        const facts = recordedFacts('order', {
          ...context,
          _id: new mongoose.mongo.ObjectId(),
          streamType,
          streamId,
          version,
          events,
          committedAt: clock.now(),
        })
        return facts.map((recorded) => ({
          key: recorded.streamId,
          value: JSON.stringify(toCloudEvent(recorded)),
          headers: {
            'content-type': 'application/cloudevents+json; charset=utf-8',
            'x-correlation-id': recorded.correlationId,
          },
        }))
      }).flat()
      const topic = prefix + topicOf('notification')
      const began = performance.now()
      for (let from = 0; from < messages.length; from += rawBatch) {
        await producer.sendBatch({
          acks: -1,
          topicMessages: [{ topic, messages: messages.slice(from, from + rawBatch) }],
        })
      }
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
        detail: { ...compared, eventsARound, rawBatch },
      },
    ]
  },
}
