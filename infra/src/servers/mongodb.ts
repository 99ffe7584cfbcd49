import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { inheritedEnvironment } from '../processes/inherited-environment.ts'
import { waitUntil } from '../processes/wait-until.ts'
import { installMongod } from './install-mongod.ts'
import type { NativeContext } from './native-context.ts'
import { type MongodbHandle, serverTier } from './server-handles.ts'

const replicaSet = 'pinline'
const cacheGigabytes = 0.5
const minCacheGigabytes = 0.25

/** The URL of the replica set whose members Pinline starts on ports of this machine. */
export const mongodbUrl = (...ports: number[]): string =>
  `mongodb://${ports.map(addressOf).join(',')}/?replicaSet=${replicaSet}`

/** The name of a member's process, by its place in the URL. */
export const mongodbMember = (index: number): 'mongodb' | `mongodb-${number}` =>
  index === 0 ? 'mongodb' : `mongodb-${index + 1}`

/**
 * Starts mongod as a journaled replica set and waits until it accepts writes.
 * @param furtherPorts of members besides the one on the context's port; a set of one has none to fail over to
 */
export const startMongodb = async (
  context: NativeContext,
  furtherPorts: readonly number[] = [],
): Promise<MongodbHandle> => {
  const program = await installMongod()
  const ports = [context.port, ...furtherPorts]
  const cache = Math.max(minCacheGigabytes, cacheGigabytes / ports.length)
  await Promise.all(ports.map((port, index) => startMember({ ...context, port }, program, mongodbMember(index), cache)))
  await formReplicaSet(...ports)
  return { url: mongodbUrl(...ports), provision: 'native' }
}

const startMember = async (
  { supervisor, dataFolder, logFolder, port }: NativeContext,
  program: string,
  name: string,
  cache: number,
): Promise<void> => {
  const folder = join(dataFolder, name)
  mkdirSync(folder, { recursive: true })
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', replicaSet]
  const limits = ['--wiredTigerCacheSizeGB', String(cache), '--oplogSize', '512', '--quiet']
  const mongod = supervisor.manage({
    name,
    command: program,
    args: [...args, ...limits, '--unixSocketPrefix', folder, '--setParameter', 'diagnosticDataCollectionEnabled=false'],
    cwd: folder,
    environment: inheritedEnvironment(),
    logFile: join(logFolder, `${name}.log`),
    tier: serverTier,
    graceMs: 30_000,
    readyMs: 60_000,
    isReady: () => withAdmin(port, async (admin) => (await admin.command({ ping: 1 })).ok === 1),
  })
  await mongod.start()
}

/**
 * Makes the servers on these ports of this machine the replica set's only members, also after their ports have changed,
 * and waits until one leads.
 */
export const formReplicaSet = async (...ports: number[]): Promise<void> => {
  const [first = 0] = ports
  await withAdmin(first, (admin) => joinReplicaSet(admin, ports))
  await waitUntil(() => isMongodbReady(mongodbUrl(...ports)), { timeoutMs: 30_000 })
}

/** Whether a MongoDB responds at the URL and has a primary. */
export const isMongodbReady = async (url: string): Promise<boolean> => {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 2_000 })
  try {
    const hello = await client.db('admin').command({ hello: 1 })
    return hello.isWritablePrimary === true
  } finally {
    await client.close()
  }
}

type Admin = mongoose.mongo.Db

const withAdmin = async <T>(port: number, action: (admin: Admin) => Promise<T>): Promise<T> => {
  const url = `mongodb://127.0.0.1:${port}/?directConnection=true`
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 2_000 })
  try {
    return await action(client.db('admin'))
  } finally {
    await client.close()
  }
}

const addressOf = (port: number): string => `127.0.0.1:${port}`

const joinReplicaSet = async (admin: Admin, ports: readonly number[]): Promise<void> => {
  const members = ports.map((port, index) => ({ _id: index, host: addressOf(port) }))
  const config = await admin.command({ replSetGetConfig: 1 }).then(
    (response) => response.config,
    () => undefined,
  )
  if (config === undefined) {
    await admin.command({ replSetInitiate: { _id: replicaSet, members } })
  } else if (members.some(({ host }, index) => config.members[index]?.host !== host)) {
    const moved = members.map((member, index) => ({ ...config.members[index], ...member }))
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members: moved }, force: true })
  }
}
