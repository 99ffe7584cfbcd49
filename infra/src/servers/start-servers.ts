import { MissingComponent } from '../machine/missing-component.ts'
import type { Supervisor } from '../processes/supervisor.ts'
import { waitUntil } from '../processes/wait-until.ts'
import type { Steps } from '../terminal/steps.ts'
import { type ContainerServers, containerEngineResponds } from './containers.ts'
import { isKafkaReady, startKafka } from './kafka.ts'
import { startMongodb } from './mongodb.ts'
import { isRedisReady, startRedis } from './redis.ts'
import { isMongodbReady } from './replica-set.ts'
import type { Provision, ServerHandles, ServerPorts } from './server-handles.ts'
import { withoutPassword } from './without-password.ts'

export type ServerUrls = { mongodb?: string | undefined; kafka?: string | undefined; redis?: string | undefined }

export type Containers = {
  start: (ports: ServerPorts) => Promise<ContainerServers>
  /** Whether a failure ends the start; otherwise native processes are tried next. */
  demanded: boolean
}

export type ServersRequest = {
  supervisor: Supervisor
  dataFolder: string
  logFolder: string
  ports: ServerPorts
  /** Ports of further members of a MongoDB that is started as native processes; it has one member without them. */
  furtherMongodbPorts?: readonly number[]
  /** Servers that are running already; each is used instead of starting one. */
  urls: ServerUrls
  /** How to start containers if the engine's daemon responds; absent if containers are not wanted. */
  containers?: Containers | undefined
  steps: Steps
}

/** The servers that the environment names. */
export const serversOfEnvironment = (): ServerUrls => ({
  mongodb: process.env.MONGODB_URL || undefined,
  kafka: process.env.KAFKA_BROKERS || undefined,
  redis: process.env.REDIS_URL || undefined,
})

/** Finds or starts MongoDB, Kafka and Redis, all three at once: by URL, in containers, or as native processes. */
export const startServers = async (request: ServersRequest): Promise<ServerHandles> => {
  const { urls, steps, ports } = request
  const wantsAny = urls.mongodb === undefined || urls.kafka === undefined || urls.redis === undefined
  const inContainers = wantsAny ? await tryContainers(request) : undefined
  if (inContainers !== undefined) return joinHandles(inContainers, urls)
  const { supervisor, dataFolder, logFolder } = request
  const native = { supervisor, dataFolder, logFolder }
  const [mongodb, kafka, redis] = await awaitAll([
    steps.run(
      'MongoDB',
      () =>
        urls.mongodb
          ? configuredMongodb(urls.mongodb)
          : startMongodb({ ...native, port: ports.mongodb }, request.furtherMongodbPorts),
      (handle) => outcome(handle.provision, handle.url),
    ),
    steps.run(
      'Kafka',
      () =>
        urls.kafka
          ? configuredKafka(urls.kafka)
          : startKafka({ ...native, port: ports.kafka, controllerPort: ports.kafkaController }),
      (handle) => outcome(handle.provision, handle.brokers),
    ),
    steps.run(
      'Redis',
      () => (urls.redis ? configuredRedis(urls.redis) : startRedis({ ...native, port: ports.redis })),
      (handle) => outcome(handle.provision, handle.url),
    ),
  ])
  return { mongodb, kafka, redis }
}

const tryContainers = async (request: ServersRequest): Promise<ServerHandles | undefined> => {
  const { containers, ports, steps, supervisor } = request
  if (containers === undefined) return undefined
  if (!(await containerEngineResponds())) {
    if (containers.demanded) throw new MissingComponent('A container engine', ['docker version'], 'start its daemon')
    return undefined
  }
  try {
    const started = await steps.run('containers', () => containers.start(ports))
    supervisor.afterStop(started.stop)
    return started.handles
  } catch (error) {
    if (containers.demanded) throw error
    steps.note('the containers did not come up; native processes are started instead')
    return undefined
  }
}

/** Like Promise.all, but throws only once all have settled. */
const awaitAll = async <T extends readonly unknown[]>(promises: { [K in keyof T]: Promise<T[K]> }): Promise<T> => {
  await Promise.allSettled(promises)
  return Promise.all(promises) as Promise<T>
}

const outcome = (provision: Provision, address: string): string => {
  return `${provision === 'environment' ? 'given by the environment' : provision}, ${withoutPassword(address)}`
}

const joinHandles = (handles: ServerHandles, urls: ServerUrls): ServerHandles => ({
  mongodb: urls.mongodb ? { url: urls.mongodb, provision: 'environment' } : handles.mongodb,
  kafka: urls.kafka ? { brokers: urls.kafka, provision: 'environment' } : handles.kafka,
  redis: urls.redis ? { url: urls.redis, provision: 'environment' } : handles.redis,
})

const responseTimeoutMs = 15_000

const configuredMongodb = async (url: string) => {
  await expectResponse('MongoDB', 'MONGODB_URL', () => isMongodbReady(url))
  return { url, provision: 'environment' } as const
}

const configuredKafka = async (brokers: string) => {
  await expectResponse('Kafka', 'KAFKA_BROKERS', () => isKafkaReady(brokers))
  return { brokers, provision: 'environment' } as const
}

const configuredRedis = async (url: string) => {
  await expectResponse('Redis', 'REDIS_URL', () => isRedisReady(url))
  return { url, provision: 'environment' } as const
}

const expectResponse = async (component: string, variable: string, check: () => Promise<boolean>): Promise<void> => {
  if (await waitUntil(check, { timeoutMs: responseTimeoutMs })) return
  const tried = [`the address in ${variable} for ${responseTimeoutMs / 1000} s`]
  throw new MissingComponent(component, tried, `start it, correct ${variable}, or unset it so that one is started`)
}
