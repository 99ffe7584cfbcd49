import { identityOf } from '@pinline/infra/processes/process-identity'
import { readRecord } from '@pinline/infra/processes/process-record'
import { isKafkaReady } from '@pinline/infra/servers/kafka'
import { mongodbMember } from '@pinline/infra/servers/mongodb'
import { isRedisReady } from '@pinline/infra/servers/redis'
import { isMongodbReady } from '@pinline/infra/servers/replica-set'
import mongoose from 'mongoose'
import type { TestServers } from './start-servers.ts'
import { waitFor } from './wait-for.ts'

export type ServerName = 'mongodb' | 'kafka' | 'redis'
export type MongodbMember = ReturnType<typeof mongodbMember>

/**
 * Sends a signal to a server, or to one member of MongoDB's replica set: SIGKILL for a crash, after which it is started
 * again; SIGSTOP and SIGCONT for one that hangs. Throws when the server is not a process of this run.
 */
export const signalServer = (servers: TestServers, name: ServerName | MongodbMember, signal: NodeJS.Signals): void => {
  const entry = readRecord(servers.folder)?.processes.find((candidate) => candidate.name === name)
  if (entry === undefined || identityOf(entry.pid) !== entry.identity) {
    throw new Error(`${name} is not a process of this run, so it cannot be sent ${signal}`)
  }
  process.kill(entry.pid, signal)
}

/** The primary of MongoDB's replica set. Throws while there is none. */
export const mongodbLeader = async ({ mongodb }: TestServers): Promise<MongodbMember> => {
  const client = new mongoose.mongo.MongoClient(mongodb.url, { serverSelectionTimeoutMS: 2_000 })
  try {
    const { me } = await client.db('admin').command({ hello: 1 })
    const [, hosts = ''] = /^mongodb:\/\/(?:[^@/]*@)?([^/]+)/.exec(mongodb.url) ?? []
    return mongodbMember(hosts.split(',').indexOf(me))
  } finally {
    await client.close()
  }
}

/** Waits until a server responds again. */
export const serverReady = (servers: TestServers, name: ServerName): Promise<true> =>
  waitFor(`${name} is ready`, () => questions[name](servers).then((ready) => (ready ? true : undefined)), {
    timeoutMs: 120_000,
  })

const questions: Record<ServerName, (servers: TestServers) => Promise<boolean>> = {
  mongodb: ({ mongodb }) => isMongodbReady(mongodb.url),
  kafka: ({ kafka }) => isKafkaReady(kafka.brokers),
  redis: ({ redis }) => isRedisReady(redis.url),
}
