import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inheritedEnvironment } from '../processes/inherited-environment.ts'
import type { ManagedProcess } from '../processes/managed-process.ts'
import { readServerSecrets } from '../product/secrets.ts'
import { installMongod } from './install-mongod.ts'
import type { NativeContext } from './native-context.ts'
import { createUser, formReplicaSet, mongodbUrl, replicaSetName, withAdmin } from './replica-set.ts'
import { type MongodbHandle, serverTier } from './server-handles.ts'

const cacheGigabytes = 0.5
const minCacheGigabytes = 0.25

/** The name of a member's process, by its place in the URL. */
export const mongodbMember = (index: number): 'mongodb' | `mongodb-${number}` =>
  index === 0 ? 'mongodb' : `mongodb-${index + 1}`

/**
 * Starts mongod as a journaled replica set with a user, and waits until it accepts writes.
 * @param furtherPorts of members besides the one on the context's port; a set of one has none to fail over to
 */
export const startMongodb = async (
  context: NativeContext,
  furtherPorts: readonly number[] = [],
): Promise<MongodbHandle> => {
  const program = await installMongod()
  const { MONGODB_PASSWORD: password, MONGODB_KEY: key } = readServerSecrets(context.dataFolder)
  const ports = [context.port, ...furtherPorts]
  const cache = Math.max(minCacheGigabytes, cacheGigabytes / ports.length)
  const keyFile = join(context.dataFolder, 'mongodb.key')
  if (!existsSync(keyFile)) await addUserToOldData(context, program, password)
  // MongoDB takes the characters of base64 alone, of which hex is a part.
  writeFileSync(keyFile, Buffer.from(key, 'base64url').toString('hex'), { mode: 0o600 })
  await Promise.all(
    ports.map((port, index) =>
      manageMember({ ...context, port }, { program, name: mongodbMember(index), cache, keyFile }).start(),
    ),
  )
  await formReplicaSet(password, ...ports)
  return { url: mongodbUrl(password, ...ports), provision: 'native' }
}

/** Data of a version that had no user: they get it in one start that asks for no password. */
const addUserToOldData = async (context: NativeContext, program: string, password: string): Promise<void> => {
  const folder = mongodbMember(0)
  if (!existsSync(join(context.dataFolder, folder, 'WiredTiger'))) return
  const once = manageMember(context, { program, name: 'mongodb-once', folder, cache: minCacheGigabytes })
  await once.start()
  await formReplicaSet(undefined, context.port)
  await createUser(context.port, password)
  await once.stop()
}

type Member = {
  program: string
  name: string
  /** Its folder in the data folder; default its name. */
  folder?: string
  /** Gigabytes. */
  cache: number
  /** What members know each other by; with it clients need a password. */
  keyFile?: string
}

/**
 * A member on the loopback. It neither offers nor accepts compression: a message there gains nothing by it, and reading
 * compressed messages before the password is known was a way into its memory.
 */
const manageMember = (
  { supervisor, dataFolder, logFolder, port }: NativeContext,
  { program, name, folder = name, cache, keyFile }: Member,
): ManagedProcess => {
  const dataPath = join(dataFolder, folder)
  mkdirSync(dataPath, { recursive: true, mode: 0o700 })
  chmodSync(dataPath, 0o700)
  const listening = ['--port', String(port), '--bind_ip', '127.0.0.1', '--networkMessageCompressors', 'disabled']
  const limits = ['--wiredTigerCacheSizeGB', String(cache), '--oplogSize', '512', '--quiet']
  const files = ['--dbpath', dataPath, '--unixSocketPrefix', dataPath, '--replSet', replicaSetName]
  const access = keyFile === undefined ? [] : ['--keyFile', keyFile]
  return supervisor.manage({
    name,
    command: program,
    args: [...files, ...listening, ...limits, ...access, '--setParameter', 'diagnosticDataCollectionEnabled=false'],
    cwd: dataPath,
    environment: inheritedEnvironment(),
    logFile: join(logFolder, `${name}.log`),
    tier: serverTier,
    graceMs: 30_000,
    readyMs: 60_000,
    isReady: () => withAdmin(port, undefined, async (admin) => (await admin.command({ ping: 1 })).ok === 1),
  })
}
