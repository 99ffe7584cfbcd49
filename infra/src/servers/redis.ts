import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { findProgram } from '../machine/find-program.ts'
import { MissingComponent } from '../machine/missing-component.ts'
import { installSystemPackages } from '../machine/system-packages.ts'
import { inheritedEnvironment } from '../processes/inherited-environment.ts'
import { readServerSecrets } from '../product/secrets.ts'
import type { NativeContext } from './native-context.ts'
import { type RedisHandle, serverTier } from './server-handles.ts'

/** Starts Redis with a password, an append-only file and without eviction (BullMQ requires it) and waits until it responds. */
export const startRedis = async (context: NativeContext): Promise<RedisHandle> => {
  const program = await findRedis()
  const folder = join(context.dataFolder, 'redis')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const { REDIS_PASSWORD: password } = readServerSecrets(context.dataFolder)
  const url = `redis://:${password}@127.0.0.1:${context.port}`
  // In a file, since everybody on the machine can read a command line.
  const settingsFile = join(folder, 'redis.conf')
  writeFileSync(settingsFile, `requirepass ${password}\n`, { mode: 0o600 })
  const keeping = ['--dir', folder, '--appendonly', 'yes', '--appendfsync', 'everysec', '--save', '']
  const redis = context.supervisor.manage({
    name: 'redis',
    command: program,
    args: [
      settingsFile,
      '--port',
      String(context.port),
      '--bind',
      '127.0.0.1',
      ...keeping,
      '--maxmemory-policy',
      'noeviction',
    ],
    cwd: folder,
    environment: inheritedEnvironment(),
    logFile: join(context.logFolder, 'redis.log'),
    tier: serverTier,
    graceMs: 15_000,
    readyMs: 30_000,
    isReady: () => isRedisReady(url),
  })
  await redis.start()
  return { url, provision: 'native' }
}

/** Whether a Redis responds at the URL and has loaded its data. */
export const isRedisReady = async (url: string): Promise<boolean> => {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.ping()) === 'PONG'
  } finally {
    client.disconnect()
  }
}

const findRedis = async (): Promise<string> => {
  const found = findProgram('redis-server')
  if (found !== undefined) return found
  await installSystemPackages('Redis', ['redis-server'], ['REDIS_URL, which is not set', 'redis-server on PATH'])
  const installed = findProgram('redis-server', '/usr/bin/redis-server')
  if (installed !== undefined) return installed
  throw new MissingComponent('Redis', ['apt-get install redis-server'], 'install Redis 7 or later, or set REDIS_URL')
}
