import { randomBytes } from 'node:crypto'
import { Clock } from '@pinline/chassis/clock'
import { createTopics, deleteTopics } from '@pinline/infra/topics/create-topics'
import mongoose from 'mongoose'
import { dropDatabases } from '../harness/drop-databases.ts'
import type { TestServers } from '../harness/start-servers.ts'

export interface Scratch {
  /** Prefix of its database, topics and groups. */
  readonly prefix: string
  readonly db: mongoose.mongo.Db
  readonly clock: Clock
  readonly end: () => Promise<void>
}

/** A database and topics with their own prefix. */
export const openScratch = async (servers: TestServers, name: string): Promise<Scratch> => {
  const prefix = `bench-${name}-${randomBytes(3).toString('hex')}-`
  await createTopics(servers.kafka.brokers, prefix)
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url, { maxPoolSize: 40 })
  const db = client.db(`${prefix}order`)
  const clock = new Clock(db)
  await clock.start()
  return {
    prefix,
    db,
    clock,
    end: async () => {
      clock.stop()
      await client.close()
      await Promise.all([dropDatabases(servers.mongodb.url, prefix), deleteTopics(servers.kafka.brokers, prefix)])
    },
  }
}
