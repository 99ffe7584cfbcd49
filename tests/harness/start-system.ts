import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ManagedProcess, ProcessEvent } from '@pinline/infra/processes/managed-process'
import { createSupervisor } from '@pinline/infra/processes/supervisor'
import { prepareDataFolder } from '@pinline/infra/product/data-folder'
import { buildFrontends } from '@pinline/infra/product/frontends'
import { launchServices } from '@pinline/infra/product/launch-services'
import { chooseFreePorts, type ProductPorts } from '@pinline/infra/product/product-ports'
import { readSecrets, type Secrets } from '@pinline/infra/product/secrets'
import { metricsPortOf, publicAddress } from '@pinline/infra/product/service-environment'
import { type ServiceName, serviceNames, serviceUrl } from '@pinline/infra/product/services'
import { type DemoAccounts, readDemoAccounts } from '@pinline/infra/product/startup-box'
import { type Steps, silentSteps } from '@pinline/infra/terminal/steps'
import { createTopics, deleteTopics } from '@pinline/infra/topics/create-topics'
import { readTopicSettings } from '@pinline/infra/topics/topic-settings'
import { dropDatabases } from './drop-databases.ts'
import { killAll } from './kill-all.ts'
import { roomyOrders } from './roomy-orders.ts'
import type { TestServers } from './start-servers.ts'

export type SystemOptions = {
  /** Which services to start; all by default. The frontends are built only when a service that shows them is among. */
  services?: readonly ServiceName[]
  /** Settings of the services, such as ORDER_DEADLINE_SECONDS. */
  settings?: Record<string, string | undefined>
  /** How many demo products are made; a few hundred by default, because most tests need no more. */
  products?: number
  /** Whether the pages, news and menus are published that the shop comes with; by default where a storefront shows them. */
  content?: boolean
  steps?: Steps
  /** What is done to its empty databases, topics and data folder before a service starts. */
  prepare?: (empty: { databasePrefix: string; dataFolder: string }) => Promise<void>
  /** Called at every start and end of a process. */
  listen?: (event: ProcessEvent) => void
}

export type TestSystem = {
  /** The gateway's URL: what a browser would open. */
  url: string
  urls: Record<ServiceName, string>
  /** Where each process serves its metrics. */
  metricsUrls: Record<ServiceName, string>
  servers: TestServers
  dataFolder: string
  /** What the names of its databases begin with. */
  databasePrefix: string
  secrets: Secrets
  /** The demo logins. Throws if the account service has written none. */
  demoAccounts: () => DemoAccounts
  pid: (name: ServiceName) => number | undefined
  logFile: (name: ServiceName) => string
  /** Sends a signal to a service; one that dies of it is started again. */
  kill: (name: ServiceName, signal?: NodeJS.Signals) => void
  /** Waits until a service, having been killed, is ready again. */
  untilReady: (name: ServiceName) => Promise<void>
  /** Stops a service gracefully; it stays down until it is started. */
  stopService: (name: ServiceName) => Promise<void>
  startService: (name: ServiceName) => Promise<void>
  restart: (name: ServiceName) => Promise<void>
  stop: () => Promise<void>
}

const defaultProducts = 300

/**
 * Starts the product on the servers of the test run: its processes on free ports, with its own databases, topics,
 * consumer groups and data folder, so that several systems can run side by side.
 */
export const startSystem = async (servers: TestServers, options: SystemOptions = {}): Promise<TestSystem> => {
  const wanted = options.services ?? serviceNames
  const steps = options.steps ?? silentSteps
  if (wanted.includes('storefront')) await buildFrontends()
  const dataFolder = mkdtempSync(join(tmpdir(), 'pinline-system-'))
  prepareDataFolder(dataFolder)
  const databasePrefix = `t${randomBytes(4).toString('hex')}-`
  await createTopics(servers.kafka.brokers, databasePrefix, readTopicSettings(process.env))
  const ports = await chooseFreePorts()
  const secrets = readSecrets(dataFolder)
  const supervisor = createSupervisor(dataFolder)
  if (options.listen !== undefined) supervisor.listen(options.listen)
  const stop = async () => {
    await killAll(supervisor)
    await Promise.all([
      dropDatabases(servers.mongodb.url, databasePrefix),
      deleteTopics(servers.kafka.brokers, databasePrefix),
    ])
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const products = String(options.products ?? defaultProducts)
  try {
    await options.prepare?.({ databasePrefix, dataFolder })
    await launchServices({
      supervisor,
      services: wanted,
      steps,
      installation: {
        dataFolder,
        ports,
        servers,
        secrets,
        databasePrefix,
        demoData: true,
        settings: {
          PINLINE_MODE: 'development',
          RATE_LIMITS: 'off',
          // A busy test process would send on a connection that the gateway has just closed.
          KEEP_ALIVE_SECONDS: '120',
          DEMO_PRODUCTS: products,
          SHOP_CONTENT: (options.content ?? wanted.includes('storefront')) ? 'on' : 'off',
          ...roomyOrders,
          ...publicAddress(options.settings ?? {}, ports),
          ...options.settings,
        },
      },
    })
  } catch (error) {
    await stop()
    throw error
  }

  const service = (name: ServiceName): ManagedProcess => {
    const managed = supervisor.find(name)
    if (managed === undefined) throw new Error(`${name} is not among the services of this system`)
    return managed
  }
  return {
    url: serviceUrl(ports.gateway),
    urls: urlsOf(ports),
    metricsUrls: metricsUrlsOf(ports),
    servers,
    dataFolder,
    databasePrefix,
    secrets,
    demoAccounts: () => {
      const accounts = readDemoAccounts(dataFolder)
      if (accounts === undefined) throw new Error('there are no demo accounts')
      return accounts
    },
    pid: (name) => service(name).pid(),
    logFile: (name) => service(name).logFile,
    kill: (name, signal = 'SIGKILL') => service(name).kill(signal),
    untilReady: (name) => service(name).untilReady(),
    stopService: (name) => service(name).stop(),
    startService: (name) => service(name).start(),
    restart: async (name) => {
      await service(name).stop()
      await service(name).start()
    },
    stop,
  }
}

const metricsUrlsOf = (ports: ProductPorts): Record<ServiceName, string> => {
  const urlOf = (name: ServiceName) => `${serviceUrl(metricsPortOf(name, ports))}/metrics`
  return {
    account: urlOf('account'),
    catalogue: urlOf('catalogue'),
    order: urlOf('order'),
    notification: urlOf('notification'),
    storefront: urlOf('storefront'),
    gateway: urlOf('gateway'),
  }
}

const urlsOf = (ports: ProductPorts): Record<ServiceName, string> => ({
  account: serviceUrl(ports.account),
  catalogue: serviceUrl(ports.catalogue),
  order: serviceUrl(ports.order),
  notification: serviceUrl(ports.notification),
  storefront: serviceUrl(ports.storefront),
  gateway: serviceUrl(ports.gateway),
})
