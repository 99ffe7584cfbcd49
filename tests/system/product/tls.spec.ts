import { execFile } from 'node:child_process'
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '@pinline/infra/machine/find-program'
import { freePorts } from '@pinline/infra/machine/free-port'
import { inheritedEnvironment } from '@pinline/infra/processes/inherited-environment'
import { createSupervisor, type Supervisor } from '@pinline/infra/processes/supervisor'
import { logFolderOf, prepareDataFolder } from '@pinline/infra/product/data-folder'
import { projectFolder } from '@pinline/infra/project-folders'
import { installKafka } from '@pinline/infra/servers/install-kafka'
import { installMongod } from '@pinline/infra/servers/install-mongod'
import { brokerProperties } from '@pinline/infra/servers/kafka-configuration'
import { Redis } from 'ioredis'
import mongoose from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { selfSignedCertificate } from '../../wechat-pay/self-signed-certificate.ts'

const run = promisify(execFile)
const password = randomBytes(18).toString('hex')
const secret = () => randomBytes(32).toString('base64url')
const secrets = { INTERNAL_TOKEN: secret(), TOKEN_SECRET: secret(), VAULT_SECRET: secret() }

let folder: string
let supervisor: Supervisor
/** The environment of a process that trusts the servers' certificate. */
let environment: Record<string, string>
let ownCertificate: string
let foreignCertificate: string

/** A certificate for `localhost` that is its own authority; returns its file and that with its key. */
const certificateOf = (name: string, serial: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const day = 86_400_000
  const [from, until] = [new Date(Date.now() - day), new Date(Date.now() + day)]
  const certificate = selfSignedCertificate({ name: 'localhost', serial, publicKey, privateKey, from, until })
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const [own, both] = [join(folder, `${name}.crt`), join(folder, `${name}.pem`)]
  writeFileSync(own, certificate)
  writeFileSync(both, key + certificate, { mode: 0o600 })
  return { own, both }
}

type ServerStart = { readonly name: string; readonly command: string; readonly args: string[]; readonly cwd: string }

const startServer = ({ name, command, args, cwd }: ServerStart, isReady: () => Promise<boolean>) =>
  supervisor
    .manage({
      ...{ name, command, args, cwd, isReady },
      environment: inheritedEnvironment(),
      logFile: join(logFolderOf(folder), `${name}.log`),
      tier: 0,
      graceMs: 20_000,
      readyMs: 90_000,
    })
    .start()

const startMongodb = async (port: number, pem: string, authority: string): Promise<string> => {
  const cwd = join(folder, 'mongodb')
  mkdirSync(cwd)
  const command = await installMongod()
  const tls = ['--tlsMode', 'requireTLS', '--tlsCertificateKeyFile', pem, '--tlsCAFile', authority]
  const args = ['--dbpath', cwd, '--port', String(port), '--bind_ip', '127.0.0.1', '--unixSocketPrefix', cwd, ...tls]
  args.push('--tlsAllowConnectionsWithoutCertificates', '--replSet', 'tls', '--wiredTigerCacheSizeGB', '0.25')
  const direct = `mongodb://localhost:${port}/?directConnection=true&tls=true&tlsCAFile=${encodeURIComponent(authority)}`
  const withAdmin = async <T>(action: (admin: mongoose.mongo.Db) => Promise<T>): Promise<T> => {
    const client = new mongoose.mongo.MongoClient(direct, { serverSelectionTimeoutMS: 3000 })
    try {
      return await action(client.db('admin'))
    } finally {
      await client.close()
    }
  }
  const members = [{ _id: 0, host: `localhost:${port}` }]
  let isFormed = false
  await startServer({ name: 'mongodb', command, args, cwd }, () =>
    withAdmin(async (admin) => {
      if (!isFormed) await admin.command({ replSetInitiate: { _id: 'tls', members } })
      isFormed = true
      return (await admin.command({ hello: 1 })).isWritablePrimary === true
    }),
  )
  return `mongodb://localhost:${port}/?replicaSet=tls&tls=true`
}

const startKafka = async ([port, controllerPort, innerPort]: readonly number[], pem: string): Promise<string> => {
  const cwd = join(folder, 'kafka')
  mkdirSync(cwd)
  const { java, classPath } = await installKafka()
  const settingsFile = join(cwd, 'server.properties')
  const brokers = `localhost:${port}`
  const inner = `INNER://127.0.0.1:${innerPort}`
  const plain = brokerProperties({ port: port ?? 0, controllerPort: controllerPort ?? 0, logFolder: join(cwd, 'log') })
  // Later lines count.
  const secured = {
    listeners: `CLIENT://127.0.0.1:${port},${inner},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `CLIENT://${brokers},${inner}`,
    'listener.security.protocol.map': 'CLIENT:SASL_SSL,INNER:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name': 'INNER',
    'sasl.enabled.mechanisms': 'SCRAM-SHA-512',
    'listener.name.client.scram-sha-512.sasl.jaas.config':
      'org.apache.kafka.common.security.scram.ScramLoginModule required;',
    'ssl.keystore.type': 'PEM',
    'ssl.keystore.location': pem,
  }
  const lines = Object.entries(secured).map(([key, value]) => `${key}=${value}\n`)
  writeFileSync(settingsFile, `${plain}${lines.join('')}`)
  const logging = `-Dlog4j2.configurationFile=${join(projectFolder, 'infra', 'kafka', 'log4j2.xml')}`
  const tool = ['kafka.tools.StorageTool', 'format', `--cluster-id=${randomBytes(16).toString('base64url')}`]
  const user = ['--add-scram', `SCRAM-SHA-512=[name=pinline,password=${password}]`]
  const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
  await run(java, [...quick, logging, '-cp', classPath, ...tool, '--config', settingsFile, ...user], { cwd })
  const args = ['-Xmx512m', ...quick, logging, '-cp', classPath, 'kafka.Kafka', settingsFile]
  await startServer({ name: 'kafka', command: java, args, cwd }, async () => {
    await runCommandOf('infra/src/topics.ts', ['list'], { KAFKA_BROKERS: brokers })
    return true
  })
  return brokers
}

const startRedis = async (port: number, pem: string, authority: string): Promise<string> => {
  const cwd = join(folder, 'redis')
  mkdirSync(cwd)
  const command = findProgram('redis-server', '/usr/bin/redis-server') ?? 'redis-server'
  const tls = [
    '--tls-cert-file',
    pem,
    '--tls-key-file',
    pem,
    '--tls-ca-cert-file',
    authority,
    '--tls-auth-clients',
    'no',
  ]
  const args = ['--port', '0', '--tls-port', String(port), '--bind', '127.0.0.1', '--dir', cwd, ...tls]
  args.push('--requirepass', password, '--appendonly', 'yes', '--maxmemory-policy', 'noeviction')
  await startServer({ name: 'redis', command, args, cwd }, async () => true)
  return `rediss://:${password}@localhost:${port}`
}

/** Runs a command of the product in a process of its own: Node reads further authorities at its start. */
const runCommandOf = async (file: string, args: readonly string[], change: Record<string, string> = {}) =>
  await run(process.execPath, [join(projectFolder, file), ...args], {
    env: { ...inheritedEnvironment(), ...environment, ...change },
    timeout: 120_000,
  })

/** Starts the notification service until it is ready, and stops it. */
const startNotification = async (): Promise<void> => {
  const [port = 0] = await freePorts(1)
  const name = `notification-${port}`
  const logFile = join(logFolderOf(folder), `${name}.log`)
  const managed = supervisor.manage({
    name,
    command: process.execPath,
    args: [join(projectFolder, 'services/notification/src/main.ts')],
    cwd: projectFolder,
    environment: { ...inheritedEnvironment(), ...environment, SERVICE_PORT: String(port) },
    ...{ logFile, tier: 1, graceMs: 10_000, readyMs: 90_000 },
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
  })
  try {
    await managed.start()
  } finally {
    await managed.stop()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinline-tls-'))
  prepareDataFolder(folder)
  supervisor = createSupervisor(folder)
  const { own, both } = certificateOf('servers', '01')
  ownCertificate = own
  foreignCertificate = certificateOf('foreign', '02').own
  const origin = 'http://127.0.0.1:9'
  environment = {
    ...secrets,
    NODE_EXTRA_CA_CERTS: own,
    ...{ KAFKA_TLS: 'on', KAFKA_SASL: 'scram-sha-512', KAFKA_USERNAME: 'pinline', KAFKA_PASSWORD: password },
    ...{ ACCOUNT_URL: origin, CATALOGUE_URL: origin, ORDER_URL: origin, NOTIFICATION_URL: origin },
    ...{ PUBLIC_URL: 'https://shop.example', PINLINE_DATA: folder, KAFKA_PARTITIONS: '2' },
  }
  const [mongodbPort = 0, redisPort = 0, ...kafkaPorts] = await freePorts(5)
  const [MONGODB_URL, REDIS_URL, KAFKA_BROKERS] = await Promise.all([
    startMongodb(mongodbPort, both, own),
    startRedis(redisPort, both, own),
    startKafka(kafkaPorts, both),
  ])
  environment = { ...environment, MONGODB_URL, REDIS_URL, KAFKA_BROKERS }
})

afterAll(async () => {
  await supervisor?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('creates topics and runs a service with TLS everywhere and SCRAM at Kafka', async () => {
  const { stdout } = await runCommandOf('infra/src/topics.ts', ['create'])
  expect(stdout).toContain('4 created')
  await startNotification()
  // Nothing waits for Redis at the start, so that its part is looked for there.
  const redis = new Redis(environment.REDIS_URL ?? '', { tls: { ca: readFileSync(ownCertificate) } })
  try {
    await waitFor('the queue in Redis', async () => (await redis.keys('*notification-jobs*')).length > 0)
  } finally {
    redis.disconnect()
  }
})

it('connects to no server whose certificate it does not know', async () => {
  const foreign = { NODE_EXTRA_CA_CERTS: foreignCertificate }
  await expect(runCommandOf('infra/src/topics.ts', ['list'], foreign)).rejects.toThrow(/self-signed certificate/)
  const main = 'services/notification/src/main.ts'
  await expect(runCommandOf(main, [], { ...foreign, SERVICE_PORT: '0' })).rejects.toThrow(/self-signed certificate/)
  const redis = new Redis(environment.REDIS_URL ?? '', {
    ...{ tls: { ca: readFileSync(foreignCertificate) }, retryStrategy: () => null, lazyConnect: true },
  })
  redis.on('error', () => undefined)
  await expect(redis.connect()).rejects.toThrow()
})

it('is refused by Kafka with another password', async () => {
  await expect(runCommandOf('infra/src/topics.ts', ['list'], { KAFKA_PASSWORD: 'guessed' })).rejects.toThrow(
    /SASL|[Aa]uthentication/,
  )
})
