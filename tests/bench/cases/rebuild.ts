import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { Parked } from '@pinline/chassis/parked'
import { behindOf } from '@pinline/chassis/read-models/behind'
import { type AnyProjection, type ViewGeneration, viewName } from '@pinline/chassis/read-models/projection'
import { runProjection } from '@pinline/chassis/read-models/run-projection'
import { ensureIndexes } from '@pinline/chassis/read-models/view-indexes'
import { topicOf } from '@pinline/events/event'
import type mongoose from 'mongoose'
import { pino } from 'pino'
import { waitFor } from '../../harness/wait-for.ts'
import type { Bench, BenchCase, Finding } from '../bench-case.ts'
import { replayRaw } from '../measuring/replay-raw.ts'
import { compare, medianOf } from '../measuring/rounds.ts'
import {
  lifeMessages,
  type OrderMessage,
  rawProducer,
  sampleMessages,
  sendInBatches,
} from '../samples/order-messages.ts'
import { ordersView } from '../samples/orders-view.ts'
import type { Scratch } from '../scratch.ts'

const newOrders = 20_000
const wholeLives = 10_000
const rawBatch = 500
const silent = pino({ level: 'silent' })

interface History {
  readonly name: string
  readonly orders: number
  readonly messages: readonly OrderMessage[]
  readonly target: NonNullable<Finding['target']>
}

interface Filling extends Scratch {
  readonly brokers: readonly string[]
  readonly log: EventLog
  readonly projection: AnyProjection
  readonly topic: string
}

/** Seconds until a view that a new group fills is level, and until its indexes are created after that. */
const fill = async (filling: Filling, viewed: ViewGeneration): Promise<{ read: number; indexed: number }> => {
  const { db, log, clock } = filling
  const began = performance.now()
  const consumer = await runProjection({ service: 'order', db, log, parked: new Parked(db), clock }, viewed)
  await waitFor('the view is level', async () => (await behindOf(log, 'order', viewed)).behind === 0, {
    timeoutMs: 120_000,
    intervalMs: 20,
  })
  const level = performance.now()
  await ensureIndexes(db, viewed)
  const end = performance.now()
  await consumer.close()
  return { read: (level - began) / 1000, indexed: (end - level) / 1000 }
}

/** Rows/s of unordered bulk writes of a view's rows, ready in memory, into a collection that has its indexes. */
const writeRaw = async (
  { db, projection }: Filling,
  rows: readonly mongoose.mongo.OptionalId<mongoose.mongo.Document>[],
  generation: number,
): Promise<number> => {
  const viewed = { projection, generation }
  await ensureIndexes(db, viewed)
  const view = db.collection(viewName(viewed), { writeConcern: { w: 'majority' } })
  const began = performance.now()
  for (let from = 0; from < rows.length; from += rawBatch)
    await view.bulkWrite(
      rows.slice(from, from + rawBatch).map((document) => ({ insertOne: { document } })),
      { ordered: false },
    )
  return (rows.length * 1000) / (performance.now() - began)
}

const measure = async (bench: Bench, { name, orders, messages, target }: History): Promise<Finding[]> => {
  const scratch = await bench.scratch('rebuild')
  const { db, prefix } = scratch
  const projection = await ordersView(bench.servers, scratch)
  const brokers = bench.servers.kafka.brokers.split(',')
  const topic = prefix + topicOf('order')
  const producer = await rawProducer(brokers)
  await sendInBatches(producer, topic, messages, 1000)
  await producer.disconnect()
  const log = await kafkaLog({ clientId: 'bench-rebuild', brokers, prefix }, silent)
  const filling: Filling = { ...scratch, brokers, log, projection, topic }
  const events = messages.length
  const replayed: number[] = []
  const seconds: Awaited<ReturnType<typeof fill>>[] = []
  let rows: mongoose.mongo.OptionalId<mongoose.mongo.Document>[] = []

  const ours = async (round: number): Promise<number> => {
    const viewed = { projection, generation: round + 1 }
    const took = await fill(filling, viewed)
    seconds.push(took)
    const complete = await db.collection(viewName(viewed)).find().toArray()
    if (complete.length !== orders) throw new Error(`${complete.length} rows of ${orders}`)
    if (rows.length === 0) rows = complete
    await db.collection(viewName(viewed)).drop()
    return events / (took.read + took.indexed)
  }
  const raw = async (round: number): Promise<number> => {
    replayed.push(await replayRaw(brokers, topic, events))
    const perSecond = await writeRaw(filling, rows, 1000 + round)
    await db.collection(viewName({ projection, generation: 1000 + round })).drop()
    return perSecond
  }
  const compared = await compare(bench.settings.rounds, ours, raw)
  await log.close()
  const replay = medianOf(replayed)
  return [
    {
      measure: `${name}: events/s ÷ bulk writes of rows/s`,
      value: compared.ratio,
      unit: 'ratio',
      target: { atLeast: 0.5 },
      detail: { ...compared, events, orders, rawBatch },
    },
    { measure: `${name}: filled`, value: compared.ours, unit: 'events/s', target, detail: { replay, seconds } },
    { measure: `${name}: events/s ÷ raw replay`, value: compared.ours / replay, unit: 'ratio', detail: { replayed } },
  ]
}

/**
 * The orders view filled from Kafka by a new group until it is level and its indexes exist, from orders that have just
 * been placed (two events at once) and from whole lives (up to nine events, among those of thousands of other orders, as
 * in a year of a million) ÷ unordered bulk writes of the same rows (majority, prepared in memory) into a collection with
 * the same indexes, and ÷ messages that a bare kafkajs consumer receives.
 */
export const rebuild: BenchCase = {
  name: 'rebuild',
  run: async (bench) => {
    const placed = Array.from({ length: newOrders }, (_, n) => sampleMessages(n)).flat()
    const target = { atLeast: 10_000 }
    return [
      ...(await measure(bench, { name: 'placed', orders: newOrders, messages: placed, target })),
      ...(await measure(bench, { name: 'lives', orders: wholeLives, messages: lifeMessages(wholeLives), target })),
    ]
  },
}
