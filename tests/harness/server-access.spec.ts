import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@pinline/infra/machine/free-port'
import { inheritedEnvironment } from '@pinline/infra/processes/inherited-environment'
import { createSupervisor } from '@pinline/infra/processes/supervisor'
import { logFolderOf, prepareDataFolder } from '@pinline/infra/product/data-folder'
import { installMongod } from '@pinline/infra/servers/install-mongod'
import { startMongodb } from '@pinline/infra/servers/mongodb'
import { formReplicaSet, isMongodbReady, mongodbUrl, withAdmin } from '@pinline/infra/servers/replica-set'
import { withoutPassword } from '@pinline/infra/servers/without-password'
import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { expect, inject, it } from 'vitest'
import { waitFor } from './wait-for.ts'

const open = async <T>(url: string, action: (client: mongoose.mongo.MongoClient) => Promise<T>): Promise<T> => {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 5_000 })
  try {
    return await action(client)
  } finally {
    await client.close()
  }
}

it('lets nobody at the data of MongoDB and Redis without a password', async () => {
  const { mongodb, redis } = inject('servers')
  await expect(
    open(withoutPassword(mongodb.url), (client) => client.db('admin').command({ listDatabases: 1 })),
  ).rejects.toThrow(/requires authentication/)
  await expect(
    open(mongodb.url.replace(/:[^:@/]*@/, ':guessed@'), (client) => client.db('admin').command({ ping: 1 })),
  ).rejects.toThrow(/Authentication failed/)
  const stranger = new Redis(withoutPassword(redis.url), { maxRetriesPerRequest: 0, retryStrategy: () => null })
  stranger.on('error', () => undefined)
  await expect(stranger.get('any')).rejects.toThrow(/NOAUTH/)
  stranger.disconnect()
})

it('compresses no message of MongoDB', async () => {
  const hello = await open(inject('servers').mongodb.url, (client) =>
    client.db('admin').command({ hello: 1, compression: ['zlib', 'zstd', 'snappy'] }),
  )
  expect(hello.compression).toBeUndefined()
})

it('gives data of a version without passwords its user, also at another port', { timeout: 240_000 }, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pinline-old-data-'))
  prepareDataFolder(dataFolder)
  const supervisor = createSupervisor(dataFolder)
  const logFolder = logFolderOf(dataFolder)
  const [before = 0, port = 0, later = 0] = await freePorts(3)
  const folder = join(dataFolder, 'mongodb')
  try {
    const program = await installMongod()
    rmSync(folder, { recursive: true, force: true })
    prepareDataFolder(folder)
    const old = supervisor.manage({
      name: 'mongodb-of-before',
      command: program,
      args: ['--dbpath', folder, '--port', String(before), '--replSet', 'pinline', '--unixSocketPrefix', folder],
      cwd: folder,
      environment: inheritedEnvironment(),
      logFile: join(logFolder, 'before.log'),
      tier: 0,
      graceMs: 30_000,
      readyMs: 60_000,
      isReady: () => withAdmin(before, undefined, async (admin) => (await admin.command({ ping: 1 })).ok === 1),
    })
    await old.start()
    await formReplicaSet(undefined, before)
    await open(mongodbUrl(undefined, before), (client) => client.db('shop').collection('kept').insertOne({ part: 1 }))
    await old.stop()

    for (const at of [port, later]) {
      const { url } = await startMongodb({ supervisor, dataFolder, logFolder, port: at })
      expect(await open(url, (client) => client.db('shop').collection('kept').countDocuments())).toBe(1)
      await expect(
        open(withoutPassword(url), (client) => client.db('shop').collection('kept').countDocuments()),
      ).rejects.toThrow(/requires authentication/)
      await Promise.all(supervisor.processes().map((managed) => managed.stop()))
      await waitFor('it has stopped', () =>
        isMongodbReady(url)
          .catch(() => false)
          .then((ready) => !ready),
      )
    }
  } finally {
    await supervisor.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
