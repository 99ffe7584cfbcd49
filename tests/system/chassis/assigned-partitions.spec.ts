import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { createTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'

const prefix = `assigned${process.pid}-`
const topic = 'pinline.notification.v1'

describe('partitions', () => {
  const logs: EventLog[] = []
  const openLog = async () => {
    const brokers = [inject('servers').kafka.brokers]
    const log = await kafkaLog({ clientId: 'assigned', brokers, prefix }, pino({ level: 'silent' }))
    logs.push(log)
    return log
  }
  beforeAll(() => createTopics(inject('servers').kafka.brokers, prefix, readTopicSettings(process.env)))
  afterAll(() => Promise.all(logs.map((log) => log.close())))

  it('are reported to their consumer whenever they are assigned', async () => {
    const assigned = { first: 0, second: 0 }
    const join = async (name: keyof typeof assigned) =>
      await (await openLog()).consume('group', [topic], async () => undefined, {
        onAssigned: () => {
          assigned[name] += 1
        },
      })
    await join('first')
    expect(assigned.first).toBe(1)
    const second = await join('second')
    await waitFor('the first one to share', () => assigned.first > 1 && assigned.second > 0)
    const before = assigned.first
    await second.close()
    await waitFor('the first one to have all of them again', () => assigned.first > before)
  })
})
