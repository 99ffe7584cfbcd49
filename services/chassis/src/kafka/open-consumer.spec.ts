import type { Consumer, ConsumerCrashEvent, Kafka } from 'kafkajs'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { OlderFirst } from './older-first.ts'
import { openConsumer } from './open-consumer.ts'

const topic = { topic: 'orders', name: 'orders', partitions: 1, firstPartition: 0 }

/** A Kafka whose broker can be away: consumers then do not connect. */
const fakeKafka = () => {
  const state = { isAway: false, running: 0 }
  const onCrash: ((event: ConsumerCrashEvent) => void)[] = []
  const consumer = () => {
    const made: Partial<Consumer> = {
      events: {
        REBALANCING: 'consumer.rebalancing',
        CRASH: 'consumer.crash',
        GROUP_JOIN: 'consumer.group_join',
      } as Consumer['events'],
      connect: async () => {
        if (state.isAway) throw new Error('connect ECONNREFUSED')
      },
      subscribe: async () => undefined,
      run: async () => {
        state.running += 1
      },
      disconnect: async () => undefined,
      on: ((name: string, listener: (event: ConsumerCrashEvent) => void) => {
        if (name === 'consumer.crash') onCrash.push(listener)
        return () => undefined
      }) as Consumer['on'],
    }
    return made as Consumer
  }
  const crash = () => {
    state.running -= 1
    const payload = { error: new Error('a bug'), groupId: 'g', restart: false }
    onCrash.at(-1)?.({ id: '1', type: 'consumer.crash', timestamp: 0, payload })
  }
  return { kafka: { consumer } as Partial<Kafka> as Kafka, state, crash }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const open = async (kafka: Kafka) => {
  const versions = new Map([[topic.name, topic]])
  const olderFirst = new OlderFirst({ ends: async () => [], committed: async () => [] }, [topic])
  const options = {
    group: 'g',
    versions,
    olderFirst,
    handle: async () => undefined,
    onAssigned: () => undefined,
    maxBatchSize: 50,
  }
  return await openConsumer(kafka, options, pino({ level: 'silent' }))
}

it('a consumer that crashes while the broker is away is started once the broker is back', async () => {
  const { kafka, state, crash } = fakeKafka()
  await open(kafka)
  expect(state.running).toBe(1)
  state.isAway = true
  crash()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.running).toBe(0)
  state.isAway = false
  await vi.advanceTimersByTimeAsync(2000)
  expect(state.running).toBe(1)
})

it('a closed consumer is not started again', async () => {
  const { kafka, state, crash } = fakeKafka()
  const consumer = await open(kafka)
  crash()
  await consumer.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(state.running).toBe(0)
})
