import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { Parked } from '@pinline/chassis/parked'
import { viewName } from '@pinline/chassis/read-models/projection'
import { ensureView, runProjection } from '@pinline/chassis/read-models/run-projection'
import { topicOf } from '@pinline/events/event'
import type mongoose from 'mongoose'
import { pino } from 'pino'
import { waitFor } from '../../harness/wait-for.ts'
import type { BenchCase } from '../bench-case.ts'
import { compare } from '../measuring/rounds.ts'
import { rawProducer, sampleMessages, sendInBatches } from '../samples/order-messages.ts'
import { ordersView } from '../samples/orders-view.ts'

const orders = 10_000
const events = orders * 2
const rawBatch = 500
const silent = pino({ level: 'silent' })

/**
 * Events/s of the orders view filled from Kafka by a new group, from the start of its consumer until its last row is
 * complete ÷ rows/s of unordered bulk writes of the same rows (majority, prepared in memory) into a collection with the
 * same indexes.
 */
export const rebuild: BenchCase = {
  name: 'rebuild',
  run: async (bench) => {
    const scratch = await bench.scratch('rebuild')
    const { db, clock, prefix } = scratch
    const projection = await ordersView(bench.servers, scratch)
    const brokers = bench.servers.kafka.brokers.split(',')
    const producer = await rawProducer(brokers)
    const messages = Array.from({ length: orders }, (_, n) => sampleMessages(n)).flat()
    await sendInBatches(producer, prefix + topicOf('order'), messages, 1000)
    await producer.disconnect()
    const log = await kafkaLog({ clientId: 'bench-rebuild', brokers, prefix }, silent)
    const parts = { service: 'order', db, log, parked: new Parked(db), clock } as const
    let rows: mongoose.mongo.OptionalId<mongoose.mongo.Document>[] = []

    const ours = async (round: number): Promise<number> => {
      const viewed = { projection, generation: round + 1 }
      const view = db.collection(viewName(viewed))
      const began = performance.now()
      const consumer = await runProjection(parts, viewed)
      await waitFor(
        'every row is written',
        async () =>
          (await view.estimatedDocumentCount()) === orders && (await view.countDocuments({ listed: true })) === orders,
        { timeoutMs: 120_000, intervalMs: 50 },
      )
      const perSecond = (events * 1000) / (performance.now() - began)
      await consumer.close()
      if (rows.length === 0) rows = await view.find().toArray()
      return perSecond
    }
    const raw = async (round: number): Promise<number> => {
      const viewed = { projection, generation: 1000 + round }
      await ensureView(db, viewed)
      const view = db.collection(viewName(viewed), { writeConcern: { w: 'majority' } })
      const began = performance.now()
      for (let from = 0; from < rows.length; from += rawBatch)
        await view.bulkWrite(
          rows.slice(from, from + rawBatch).map((document) => ({ insertOne: { document } })),
          { ordered: false },
        )
      return (rows.length * 1000) / (performance.now() - began)
    }

    const compared = await compare(bench.settings.rounds, ours, raw)
    await log.close()
    return [
      {
        measure: 'rebuild events/s ÷ bulk writes/s',
        value: compared.ratio,
        unit: 'ratio',
        target: { atLeast: 0.5 },
        detail: { ...compared, events, orders, rawBatch },
      },
    ]
  },
}
