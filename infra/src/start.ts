import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { ProcessEvent } from './processes/managed-process.ts'
import { createSupervisor, type Supervisor } from './processes/supervisor.ts'
import { emptyDataFolder, logFolderOf, prepareDataFolder } from './product/data-folder.ts'
import { buildFrontends } from './product/frontends.ts'
import { launchServices } from './product/launch-services.ts'
import { choosePorts, claimGatewayPort, readPorts } from './product/product-ports.ts'
import { claimDataFolder } from './product/running-product.ts'
import { readSecrets } from './product/secrets.ts'
import { modeOfStart, publicAddress, wantsDemoData, wantsDemoOrders } from './product/service-environment.ts'
import { type ServiceName, serviceNames, serviceUrl } from './product/services.ts'
import { firstStaffBox, productBox, readDemoAccounts, serversBox, takeFirstStaff } from './product/startup-box.ts'
import { defaultDataFolder } from './project-folders.ts'
import { containersWanted, removeComposedServers, startComposedServers } from './servers/containers.ts'
import type { ServerHandles } from './servers/server-handles.ts'
import { serversOfEnvironment, startServers } from './servers/start-servers.ts'
import { reportFailure } from './terminal/report-failure.ts'
import { printSteps } from './terminal/steps.ts'
import { createTopics } from './topics/create-topics.ts'
import { readTopicSettings } from './topics/topic-settings.ts'

const write = (text: string) => {
  process.stdout.write(text)
}
const steps = printSteps(write)
const began = performance.now()
let supervisor: Supervisor | undefined
let stopping: Promise<void> | undefined

/**
 * Starts everything.
 * @param fresh whether to empty the data folder first
 * @param wanted the services to start; the servers are always started
 */
const start = async (fresh: boolean, requested: readonly ServiceName[]): Promise<void> => {
  const dataFolder = defaultDataFolder()
  const mode = modeOfStart(process.env)
  const demoData = wantsDemoData(mode, process.env.DEMO_DATA)
  const demoOrders = wantsDemoOrders(mode, demoData, process.env.DEMO_ORDERS)
  const topicSettings = readTopicSettings(process.env)
  const databasePrefix = process.env.MONGODB_DATABASE_PREFIX ?? ''
  const orphans = await claimDataFolder(dataFolder)
  if (orphans.length > 0) steps.note(`stopped what an earlier start left running: ${orphans.join(', ')}`)
  const gateway = await claimGatewayPort()
  if (fresh) await startOver(dataFolder)
  prepareDataFolder(dataFolder)
  const ports = await choosePorts(dataFolder, gateway)
  const owned = createSupervisor(dataFolder)
  supervisor = owned
  owned.listen(report)

  const containers = containersWanted() ? { start: startComposedServers, demanded: true } : undefined
  const logFolder = logFolderOf(dataFolder)
  const urls = serversOfEnvironment()
  const frontends = requested.includes('storefront') ? buildStaleFrontends() : Promise.resolve([])
  const launched = (async () => {
    const servers = await startServers({ supervisor: owned, dataFolder, logFolder, ports, urls, containers, steps })
    await steps.run(
      'topics',
      () => createTopics(servers.kafka.brokers, databasePrefix, topicSettings),
      (created) => `${created.length} created`,
    )
    const secrets = readSecrets(dataFolder)
    const settings = {
      ...publicAddress(process.env, ports),
      PINLINE_MODE: mode,
      DEMO_ORDERS: demoOrders ? 'on' : 'off',
    }
    const installation = { dataFolder, ports, servers, secrets, databasePrefix, demoData, settings }
    await launchServices({ supervisor: owned, services: requested, steps, frontends, installation })
    noteProvision(servers)
    return servers
  })()
  const [servers] = await Promise.all([launched, frontends])
  if (stopping !== undefined) return
  const ready = requested.includes('gateway')
    ? productBox(serviceUrl(ports.gateway), dataFolder, mode, demoData ? readDemoAccounts(dataFolder) : undefined)
    : serversBox(servers, dataFolder)
  write(`\n${ready}`)
  const firstStaff = takeFirstStaff(dataFolder)
  if (firstStaff !== undefined) write(`\n${firstStaffBox(firstStaff)}`)
  write(`  ready after ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}

const noteProvision = (servers: ServerHandles): void => {
  if (Object.values(servers).every(({ provision }) => provision === 'environment')) return
  steps.note('MongoDB, Kafka and Redis as started here are for development, on the loopback and without TLS;')
  steps.note('production brings its own (MongoDB 8 or later): MONGODB_URL, KAFKA_BROKERS, REDIS_URL')
}

const buildStaleFrontends = (): Promise<string[]> =>
  steps.run('frontends', buildFrontends, (built) => (built.length === 0 ? 'up to date' : `built ${built.join(', ')}`))

const startOver = async (dataFolder: string): Promise<void> => {
  const { mongodb, kafka, kafkaController, redis } = readPorts(dataFolder)
  if (containersWanted() && mongodb && kafka && kafkaController && redis) {
    await removeComposedServers({ mongodb, kafka, kafkaController, redis })
  }
  emptyDataFolder(dataFolder)
  steps.note(`emptied ${dataFolder}`)
}

const report = (event: ProcessEvent): void => {
  if (event.kind === 'started') return
  if (event.kind === 'ended') {
    write(`  ! ${event.name} ${event.how}; starting it again\n`)
    return
  }
  const lines = event.lastLines.map((line) => `      ${line}\n`).join('')
  write(`  ! ${event.name} keeps failing (${event.how}); ${event.logFile} ends with:\n${lines}`)
}

/** Stops what was started and ends; a second signal waits for the same stop. */
const stop = (exitCode: number): Promise<void> => {
  stopping ??= (async () => {
    if (supervisor !== undefined) {
      write('\n  stopping …\n')
      await supervisor.stop()
      write('  everything that was started has stopped\n')
    }
    process.exit(exitCode)
  })()
  return stopping
}

const fail = async (error: unknown): Promise<void> => {
  if (stopping === undefined) reportFailure(error)
  await stop(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stop(0).catch(reportFailure)
  })
}
process.stdout.on('error', () => undefined)
process.on('uncaughtException', (error) => {
  fail(error).catch(reportFailure)
})

/** Reads `--only account,order`; `--only servers` means no service at all. Throws on a name that is none. */
const parseOnly = (only: string | undefined): readonly ServiceName[] => {
  if (only === undefined) return serviceNames
  const names = only.split(',').filter((name) => name !== 'servers')
  return z.array(z.enum(serviceNames)).parse(names)
}

const { values } = parseArgs({
  options: { fresh: { type: 'boolean', default: false }, only: { type: 'string' } },
})
await start(values.fresh, parseOnly(values.only)).catch(fail)
