import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { fromCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog, IncomingMessage } from '@pinline/chassis/kafka/kafka-port'
import { Lease } from '@pinline/chassis/lease'
import { Relay } from '@pinline/chassis/outbox/relay'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { growTopic } from '@pinline/infra/topics/grow-topic'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'

const prefix = `grow${process.pid}-`
const topic = 'pinline.notification.v1'
const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const silent = pino({ level: 'silent' })
const streams = Array.from({ length: 20 }, (_, index) => `till-${index}`)

/** An installation of an earlier release, with six partitions. */
describe('a topic that moves to more partitions', () => {
  let client: mongoose.mongo.MongoClient
  let clock: Clock
  let store: EventStore
  const logs: EventLog[] = []

  const openLog = async () => {
    const log = await kafkaLog(
      { clientId: 'grow', brokers: [inject('servers').kafka.brokers], prefix, versionsEveryMs: 200 },
      silent,
    )
    logs.push(log)
    return log
  }
  const commit = async (version: number) => {
    await store.appendMany(
      streams.map((streamId) => ({
        streamType: 'till',
        streamId,
        version,
        events: [{ type: 'paid-in', data: { amount: version } }],
        context,
      })),
    )
  }
  const isPublished = async () => (await store.commits.countDocuments({ unpublished: true })) === 0
  const relayOf = (log: EventLog, holder: string) =>
    new Relay({
      store,
      log,
      lease: new Lease(client.db(`${prefix}notification`), 'relay', holder, 6000),
      logger: silent,
    })
  const collect = () => {
    const received = new Map<string, number[]>()
    const places: Pick<IncomingMessage, 'topic' | 'partition'>[] = []
    const handle = async (batch: readonly IncomingMessage[]) => {
      for (const message of batch) {
        places.push(message)
        const { streamId, sequence } = fromCloudEvent(JSON.parse(message.value))
        received.set(streamId, [...(received.get(streamId) ?? []), sequence])
      }
    }
    return { received, places, handle }
  }

  beforeAll(async () => {
    const { mongodb, kafka } = inject('servers')
    client = new mongoose.mongo.MongoClient(mongodb.url)
    const db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
    await createTopics(kafka.brokers, prefix, readTopicSettings({ KAFKA_PARTITIONS: '6' }))
  })
  afterAll(async () => {
    await Promise.all(logs.map((log) => log.close()))
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('keeps the order of every stream for groups that run, that are behind and that begin', async () => {
    const [first, second] = [await openLog(), await openLog()]
    const relay = relayOf(first, 'first')
    relay.start()
    await commit(1)
    await waitFor('the first events to be published', isPublished)

    const [running, behind, begun] = [collect(), collect(), collect()]
    const consumers = [await first.consume('running', [topic], running.handle)]
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    // It has two instances, and cannot handle anything of the older version while the newer one fills.
    for (const log of [first, second])
      consumers.push(
        await log.consume('behind', [topic], async (batch) => {
          if (batch.some(({ partition }) => partition < 6)) await held
          await behind.handle(batch)
        }),
      )

    await commit(2)
    const { kafka } = inject('servers')
    const name = await growTopic(kafka.brokers, prefix, 'notification', readTopicSettings({ KAFKA_PARTITIONS: '10' }))
    expect(name).toBe(`${prefix}pinline.notification.v2`)
    await waitFor('the version to be found', async () => (await first.ends(topic)).length === 16)
    await waitFor('all to be published', isPublished)
    for (const version of [3, 4, 5]) await commit(version)
    await waitFor('all to be published', isPublished)
    // Another instance takes over while its versions were read before.
    await relay.stop()
    const successor = relayOf(second, 'second')
    successor.start()
    await commit(6)
    await waitFor('all to be published', isPublished)

    const all =
      ({ received }: ReturnType<typeof collect>) =>
      () =>
        streams.every((streamId) => new Set(received.get(streamId)).size === 6)
    await waitFor('the running group to read all', all(running))
    expect(behind.places.filter(({ partition }) => partition >= 6)).toEqual([])
    letGo()
    await waitFor('the group that was behind to read all', all(behind))
    consumers.push(await second.consume('begun', [topic], begun.handle))
    await waitFor('a new group to read all', all(begun))

    for (const { received, places } of [running, behind, begun]) {
      for (const streamId of streams) expect([...new Set(received.get(streamId))]).toEqual([1, 2, 3, 4, 5, 6])
      expect(new Set(places.map((place) => place.topic))).toEqual(new Set([topic]))
      expect(places.some(({ partition }) => partition >= 6)).toBe(true)
    }
    const ends = await first.ends(topic)
    expect(ends.map(({ partition }) => partition).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 16 }, (_, n) => n),
    )
    await waitFor('the offsets to be committed', async () => {
      const committed = new Map((await first.committed('begun', topic)).map((one) => [one.partition, one.offset]))
      return ends.every(({ partition, end }) => end === 0n || committed.get(partition) === end)
    })
    const once = collect()
    expect((await first.readOnce(topic, new Map(), once.handle)).length).toBe(16)
    for (const streamId of streams) expect(once.received.get(streamId)).toEqual([1, 2, 3, 4, 5, 6])

    await expect(
      growTopic(kafka.brokers, prefix, 'notification', readTopicSettings({ KAFKA_PARTITIONS: '10' })),
    ).rejects.toThrow('has 10 partitions already')
    await Promise.all(consumers.map((consumer) => consumer.close()))
    await successor.stop()
  })
})
