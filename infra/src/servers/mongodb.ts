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

/** The URL of the replica set that Pinline starts on a port of this machine. */
export const mongodbUrl = (port: number): string => `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSet}`

/** Starts mongod as a replica set of one, journaled, and waits until it takes writes. */
export const startMongodb = async (context: NativeContext): Promise<MongodbHandle> => {
  const program = await installMongod()
  const folder = join(context.dataFolder, 'mongodb')
  mkdirSync(folder, { recursive: true })
  const { port } = context
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', replicaSet]
  const limits = ['--wiredTigerCacheSizeGB', String(cacheGigabytes), '--oplogSize', '512', '--quiet']
  const mongod = context.supervisor.manage({
    name: 'mongodb',
    command: program,
    args: [...args, ...limits, '--unixSocketPrefix', folder, '--setParameter', 'diagnosticDataCollectionEnabled=false'],
    cwd: folder,
    environment: inheritedEnvironment(),
    logFile: join(context.logFolder, 'mongodb.log'),
    tier: serverTier,
    graceMs: 30_000,
    readyMs: 60_000,
    isReady: () => withAdmin(port, async (admin) => (await admin.command({ ping: 1 })).ok === 1),
  })
  await mongod.start()
  await formReplicaSet(port)
  return { url: mongodbUrl(port), provision: 'native' }
}

/**
 * Makes the server on a port of this machine the replica set's only member, also after its port has changed, and waits
 * until it leads.
 */
export const formReplicaSet = async (port: number): Promise<void> => {
  await withAdmin(port, (admin) => joinReplicaSet(admin, port))
  await waitUntil(() => isMongodbReady(mongodbUrl(port)), { timeoutMs: 30_000 })
}

/** Whether a MongoDB answers at the URL and has a primary. */
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

const joinReplicaSet = async (admin: Admin, port: number): Promise<void> => {
  const member = { _id: 0, host: `127.0.0.1:${port}` }
  const config = await admin.command({ replSetGetConfig: 1 }).then(
    (answer) => answer.config,
    () => undefined,
  )
  if (config === undefined) {
    await admin.command({ replSetInitiate: { _id: replicaSet, members: [member] } })
  } else if (config.members[0]?.host !== member.host) {
    const next = { ...config, version: config.version + 1, members: [{ ...config.members[0], ...member }] }
    await admin.command({ replSetReconfig: next, force: true })
  }
}
