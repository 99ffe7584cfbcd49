import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { kafkaAccessConfig } from '@pinline/chassis/kafka/kafka-access'
import { patchRequestQueues } from '@pinline/chassis/kafka/patch-request-queue'
import { Kafka, logLevel } from 'kafkajs'
import { runCommand } from '../machine/run-command.ts'
import { inheritedEnvironment } from '../processes/inherited-environment.ts'
import { ProcessFailure } from '../processes/managed-process.ts'
import { projectFolder } from '../project-folders.ts'
import { installKafka } from './install-kafka.ts'
import { brokerProperties } from './kafka-configuration.ts'
import type { NativeContext } from './native-context.ts'
import { type KafkaHandle, serverTier } from './server-handles.ts'

patchRequestQueues()

const logSettings = `-Dlog4j2.configurationFile=${join(projectFolder, 'infra', 'kafka', 'log4j2.xml')}`

/** Starts Kafka's broker (KRaft, one node) as a Java process and waits until it responds. */
export const startKafka = async (context: NativeContext & { controllerPort: number }): Promise<KafkaHandle> => {
  const { java, classPath } = await installKafka()
  const folder = join(context.dataFolder, 'kafka')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const settingsFile = join(folder, 'server.properties')
  const logFolder = join(folder, 'log')
  writeFileSync(
    settingsFile,
    brokerProperties({ port: context.port, controllerPort: context.controllerPort, logFolder }),
  )
  if (!existsSync(join(logFolder, 'meta.properties'))) await format({ java, classPath, settingsFile, folder })

  const heap = ['-Xmx512m', '-Xms128m', '-XX:+UseSerialGC']
  const startQuickly = ['-XX:TieredStopAtLevel=1', '-Xshare:auto']
  const brokers = `127.0.0.1:${context.port}`
  const broker = context.supervisor.manage({
    name: 'kafka',
    command: java,
    args: [...heap, ...startQuickly, logSettings, '-cp', classPath, 'kafka.Kafka', settingsFile],
    cwd: folder,
    environment: inheritedEnvironment(),
    logFile: join(context.logFolder, 'kafka.log'),
    tier: serverTier,
    graceMs: 30_000,
    readyMs: 90_000,
    isReady: () => isKafkaReady(brokers),
  })
  await broker.start()
  return { brokers, provision: 'native' }
}

/** Whether a broker responds at one of the addresses (host:port, separated by commas) and is a leader. */
export const isKafkaReady = async (brokers: string): Promise<boolean> => {
  const admin = kafkaAdmin(brokers, 0)
  try {
    await admin.connect()
    const cluster = await admin.describeCluster()
    return cluster.brokers.length > 0
  } finally {
    await admin.disconnect()
  }
}

/** A client for topics and groups, let in as the environment says. It prints nothing: failures are thrown. */
export const kafkaAdmin = (brokers: string, retries = 8) =>
  new Kafka({
    clientId: 'pinline-infra',
    brokers: brokers.split(','),
    ...kafkaAccessConfig.parse(process.env).kafkaAccess,
    connectionTimeout: 2_000,
    logLevel: logLevel.NOTHING,
    retry: { retries, initialRetryTime: 100 },
  }).admin()

type Formatting = { java: string; classPath: string; settingsFile: string; folder: string }

/** Formats the log folder with its cluster id, which Kafka requires once before its first start. */
const format = async ({ java, classPath, settingsFile, folder }: Formatting): Promise<void> => {
  const clusterId = randomBytes(16).toString('base64url')
  const tool = ['kafka.tools.StorageTool', 'format', `--cluster-id=${clusterId}`, '--config', settingsFile]
  const quick = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xmx128m', logSettings]
  const result = await runCommand(java, [...quick, '-cp', classPath, ...tool, '--ignore-formatted'], { cwd: folder })
  if (result.code !== 0) throw new ProcessFailure(`kafka: its log folder could not be formatted:\n${result.output}`)
}
