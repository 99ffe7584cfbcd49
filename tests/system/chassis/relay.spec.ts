import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { fromCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { Lease } from '@pinline/chassis/lease'
import { Relay } from '@pinline/chassis/outbox/relay'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { checkout } from './checkout-service.ts'
import { loneLease } from './lone-lease.ts'

const prefix = `relay${process.pid}-`
const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const silent = pino({ level: 'silent' })

describe('relay', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let store: EventStore
  let log: EventLog

  beforeAll(async () => {
    const { mongodb, kafka } = inject('servers')
    client = new mongoose.mongo.MongoClient(mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
    await createTopics(kafka.brokers, prefix, readTopicSettings(process.env))
    log = await kafkaLog({ clientId: 'relay-spec', brokers: [kafka.brokers], prefix }, silent)
  })
  afterAll(async () => {
    await log.close()
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  it('publishes every committed event to Kafka, per stream in order, although relays take over from each other and repeat', async () => {
    const received = new Map<string, number[]>()
    const consumer = await log.consume('spec', ['pinline.notification.v1'], async (batch) => {
      for (const { value } of batch) {
        const recorded = fromCloudEvent(JSON.parse(value))
        received.set(recorded.streamId, [...(received.get(recorded.streamId) ?? []), recorded.sequence])
      }
    })
    const relays = ['left', 'right'].map(
      (holder) => new Relay({ store, log, lease: new Lease(db, 'relay', holder, 1500), logger: silent }),
    )
    for (const relay of relays) relay.start()
    const streams = Array.from({ length: 12 }, (_, index) => `till-${index}`)
    const pay = async (streamId: string, times: number) => {
      for (let time = 0; time < times; time += 1)
        await handleCommand({ store }, checkout, { streamId, command: { type: 'pay-in', amount: 1 }, context })
    }
    await Promise.all(streams.map((streamId) => pay(streamId, 10)))
    await db.collection<{ _id: string }>('leases').updateOne({ _id: 'relay' }, { $set: { until: new Date(0) } })
    await store.commits.updateMany({ version: { $gt: 4 } }, { $set: { unpublished: true } })
    await Promise.all(streams.map((streamId) => pay(streamId, 5)))
    await waitFor('the outbox is empty', async () => (await store.commits.countDocuments({ unpublished: true })) === 0)
    await waitFor('every event to be consumed', () =>
      streams.every((streamId) => new Set(received.get(streamId)).size === 15),
    )
    await consumer.close()
    await Promise.all(relays.map((relay) => relay.stop()))
    for (const streamId of streams) {
      const firsts = [...new Set(received.get(streamId))]
      expect(firsts).toEqual(Array.from({ length: 15 }, (_, index) => index + 1))
    }
  })

  it('sends an event once while no relay dies', async () => {
    let received = 0
    const consumer = await log.consume('spec-once', ['pinline.notification.v1'], async (batch) => {
      received += batch.filter(({ key }) => key.startsWith('till-once-')).length
    })
    const relay = new Relay({ store, log, lease: loneLease(db, 'once'), logger: silent })
    relay.start()
    for (let wave = 0; wave < 10; wave += 1)
      await store.appendMany(
        Array.from({ length: 150 }, (_, index) => ({
          streamType: 'till',
          streamId: `till-once-${wave}-${index}`,
          version: 1,
          events: [{ type: 'paid-in', data: { amount: 1 } }],
          context,
        })),
      )
    await waitFor('the outbox is empty', async () => (await store.commits.countDocuments({ unpublished: true })) === 0)
    await relay.stop()
    const ends = await log.ends('pinline.notification.v1')
    await waitFor('all to be consumed', async () => {
      const committed = await log.committed('spec-once', 'pinline.notification.v1')
      return ends.every(
        ({ partition, end }) =>
          end === 0n || committed.some((one) => one.partition === partition && one.offset === end),
      )
    })
    await consumer.close()
    expect(received).toBe(1500)
  })

  it('sends a commit that another follows together with it, and one that nothing follows soon after', async () => {
    const sent: string[][] = []
    const watched: EventLog = {
      ...log,
      producer: async () => {
        const producer = await log.producer()
        const send: typeof producer.send = async (messages) => {
          sent.push(messages.map(({ value }) => fromCloudEvent(JSON.parse(value)).id))
          await producer.send(messages)
        }
        return { ...producer, send }
      },
    }
    const relay = new Relay({ store, log: watched, lease: loneLease(db, 'pair'), logger: silent })
    relay.start()
    await waitFor('the relay to hold its lease', () => relay.isPublishing)
    const append = async (streamId: string, version: number, isFollowed: boolean) =>
      await store.append({
        ...{ streamType: 'till', streamId, version, events: [{ type: 'paid-in', data: { amount: 1 } }], context },
        ...(isFollowed ? { isFollowed: true as const } : {}),
      })
    const requestOf = (id: string) => sent.find((ids) => ids.includes(id))
    // Polling takes one along now and then, beside much other work also five in a row.
    const together: boolean[] = []
    for (let pair = 0; pair < 5 || (pair < 60 && !together.includes(true)); pair += 1) {
      await append(`till-pair-${pair}`, 1, true)
      await append(`till-between-${pair}`, 1, false)
      await waitFor('another commit to be sent', () => requestOf(`till-between-${pair}@1`) !== undefined)
      await append(`till-pair-${pair}`, 2, false)
      await waitFor('both to be sent', () => requestOf(`till-pair-${pair}@2`) !== undefined)
      together.push(requestOf(`till-pair-${pair}@2`)?.includes(`till-pair-${pair}@1`) === true)
    }
    expect(together).toContain(true)
    await append('till-alone', 1, true)
    await waitFor('the outbox is empty', async () => (await store.commits.countDocuments({ unpublished: true })) === 0)
    await relay.stop()
    expect(sent.flat()).toContain('till-alone@1')
    const ofPairs = sent.flat().filter((id) => id.startsWith('till-pair-'))
    expect(ofPairs).toEqual(
      Array.from({ length: 2 * together.length }, (_, n) => `till-pair-${Math.floor(n / 2)}@${(n % 2) + 1}`),
    )
  })

  it('publishes a backlog larger than one produce request, in order', async () => {
    const commits = 60
    // Beyond ASCII: a character is two bytes.
    const note = 'ö'.repeat(30_000)
    await store.appendMany(
      Array.from({ length: commits }, (_, index) => ({
        streamType: 'till',
        streamId: 'till-long',
        version: index + 1,
        events: [{ type: 'paid-in', data: { amount: 1, note } }],
        context,
      })),
    )
    const received: number[] = []
    const consumer = await log.consume('spec-long', ['pinline.notification.v1'], async (batch) => {
      for (const { key, value } of batch)
        if (key === 'till-long') received.push(fromCloudEvent(JSON.parse(value)).sequence)
    })
    const relay = new Relay({ store, log, lease: loneLease(db, 'long'), logger: silent })
    relay.start()
    try {
      await waitFor(
        'the outbox is empty',
        async () => (await store.commits.countDocuments({ unpublished: true })) === 0,
      )
      await waitFor('all to be consumed', () => received.length >= commits)
    } finally {
      await relay.stop()
      await consumer.close()
    }
    expect(received).toEqual(Array.from({ length: commits }, (_, index) => index + 1))
  })
})
