import { kafkaAdmin } from '@pinline/infra/servers/kafka'
import { createTopics, deleteTopics, topicNames } from '@pinline/infra/topics/create-topics'
import { partitionCount, readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropDatabases } from './drop-databases.ts'
import { serverReady, signalServer } from './fault-servers.ts'
import { startServers, type TestServers } from './start-servers.ts'

// Separate servers: other tests use those of the run, and these are killed here.
let servers: TestServers
let stop: () => Promise<void>
/** Names of the warnings of Node since the file was loaded: each kind is emitted once a process. */
const warnings: string[] = []
process.on('warning', ({ name }) => warnings.push(name))
beforeAll(async () => {
  ;({ servers, stop } = await startServers())
})
afterAll(() => stop?.())

const describeTopics = async () => {
  const admin = kafkaAdmin(servers.kafka.brokers)
  await admin.connect()
  try {
    const { topics } = await admin.fetchTopicMetadata({ topics: [...topicNames] })
    return topics.map(({ name, partitions }) => [name, partitions.length])
  } finally {
    await admin.disconnect()
  }
}

it('creates every topic with its partitions, once', async () => {
  const expected = topicNames.map((name) => [name, partitionCount])
  expect((await describeTopics()).sort()).toEqual(expected.sort())
  expect(await createTopics(servers.kafka.brokers)).toEqual([])
})

it('connects to Kafka without timeouts in the past', async () => {
  await describeTopics()
  expect(warnings).not.toContain('TimeoutNegativeWarning')
})

it('refuses settings that the cluster does not fulfil, and says what to do', async () => {
  const { brokers } = servers.kafka
  const three = readTopicSettings({ KAFKA_REPLICATION_FACTOR: '3' })
  expect(three).toMatchObject({ replicationFactor: 3, minInsyncReplicas: 2 })
  await expect(createTopics(brokers, 'three-', three)).rejects.toThrow(
    'KAFKA_REPLICATION_FACTOR is 3, and Kafka has 1 broker. Start more brokers or lower the setting.',
  )
  await expect(createTopics(brokers, '', { ...readTopicSettings({}), minInsyncReplicas: 2 })).rejects.toThrow(
    'pinline.order.v1 has min.insync.replicas=1, and KAFKA_MIN_INSYNC_REPLICAS is 2: raise it with',
  )
  expect(() => readTopicSettings({ KAFKA_MIN_INSYNC_REPLICAS: '2' })).toThrow('nothing could be published')
})

it('stores jobs in a Redis without eviction and with a log', async () => {
  const redis = new Redis(servers.redis.url)
  try {
    expect(await redis.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction'])
    expect(await redis.config('GET', 'appendonly')).toEqual(['appendonly', 'yes'])
  } finally {
    redis.disconnect()
  }
})

it('gives an installation its own topics and databases and drops them', async () => {
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const count = (database: string) => client.db(database).collection('commits').countDocuments()
  try {
    expect(await createTopics(servers.kafka.brokers, 'drop-')).toHaveLength(topicNames.length)
    await client.db('drop-order').collection('commits').insertOne({ left: 'over' })
    await client.db('keep-order').collection('commits').insertOne({ left: 'over' })
    await Promise.all([dropDatabases(servers.mongodb.url, 'drop-'), deleteTopics(servers.kafka.brokers, 'drop-')])
    expect(await count('drop-order')).toBe(0)
    expect(await count('keep-order')).toBe(1)
    await dropDatabases(servers.mongodb.url, 'keep-')
    expect(await createTopics(servers.kafka.brokers, 'drop-')).toHaveLength(topicNames.length)
    await deleteTopics(servers.kafka.brokers, 'drop-')
    expect(await describeTopics()).toHaveLength(topicNames.length)
  } finally {
    await client.close()
  }
})

it.each(['mongodb', 'kafka', 'redis'] as const)('brings %s back with its data after it was killed', async (name) => {
  signalServer(servers, name, 'SIGKILL')
  await serverReady(servers, name)
  if (name === 'kafka') expect(await describeTopics()).toHaveLength(topicNames.length)
})
