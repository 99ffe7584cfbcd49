import { type Mode, modeOf } from '@pinline/chassis/read-config'
import type { ServerHandles } from '../servers/server-handles.ts'
import type { ProductPorts } from './product-ports.ts'
import type { Secrets } from './secrets.ts'
import { type ServiceName, serviceNames, services, serviceUrl } from './services.ts'

export type Installation = {
  dataFolder: string
  ports: ProductPorts
  servers: ServerHandles
  secrets: Secrets
  /** Prefix of the names of databases, topics and consumer groups; empty for a single installation. */
  databasePrefix: string
  /** Whether demo products, prices, stock and accounts are created. */
  demoData: boolean
  /** Settings that override everything else; undefined removes an inherited one. */
  settings: Record<string, string | undefined>
}

/** Where a process serves its metrics: on its own port, or beside it where that port is reached from outside. */
export const metricsPortOf = (name: ServiceName, ports: ProductPorts): number => {
  if (name === 'gateway') return ports.gatewayMetrics
  return name === 'storefront' ? ports.storefrontMetrics : ports[name]
}

/** The environment of one service besides what it inherits. */
export const serviceEnvironment = (
  name: ServiceName,
  installation: Installation,
): Record<string, string | undefined> => {
  const { ports, servers, secrets } = installation
  const urls = serviceNames.map((other) => [services[other].urlVariable, serviceUrl(ports[other])] as const)
  return {
    SERVICE_NAME: name,
    HOST: '127.0.0.1',
    SERVICE_PORT: String(ports[name]),
    METRICS_PORT: String(metricsPortOf(name, ports)),
    PORT: String(ports.gateway),
    MONGODB_URL: servers.mongodb.url,
    MONGODB_DATABASE_PREFIX: installation.databasePrefix,
    KAFKA_BROKERS: servers.kafka.brokers,
    REDIS_URL: servers.redis.url,
    ...Object.fromEntries(urls),
    PINLINE_DATA: installation.dataFolder,
    ...secrets,
    DEMO_DATA: installation.demoData ? 'on' : 'off',
    ...installation.settings,
  }
}

/** The public address of a proxy in front, if there is one; the renderer uses the gateway directly nevertheless. */
export const publicAddress = (
  environment: { PUBLIC_URL?: string | undefined },
  ports: ProductPorts,
): Record<string, string> =>
  environment.PUBLIC_URL === undefined ? {} : { PUBLIC_URL: environment.PUBLIC_URL, API_URL: serviceUrl(ports.gateway) }

/**
 * The mode that a start by `npm start` says for its services: development, unless the environment says otherwise or makes
 * it production.
 */
export const modeOfStart = ({ PINLINE_MODE = 'development', ...environment }: NodeJS.ProcessEnv): Mode =>
  modeOf({ ...environment, PINLINE_MODE })

/** Demo data are on in development unless switched off; production refuses them. Throws DemoDataRefused. */
export const wantsDemoData = (mode: Mode, demoData: string | undefined): boolean => {
  if (mode === 'production' && demoData === 'on') throw new DemoDataRefused('DEMO_DATA')
  return mode === 'development' && demoData !== 'off'
}

/** Demo buyers and their orders are on with demo data unless switched off; production refuses them as well. */
export const wantsDemoOrders = (mode: Mode, demoData: boolean, demoOrders: string | undefined): boolean => {
  if (mode === 'production' && demoOrders === 'on') throw new DemoDataRefused('DEMO_ORDERS')
  return demoData && demoOrders !== 'off'
}

/** Demo data was requested in production. */
export class DemoDataRefused extends Error {
  override readonly name = 'DemoDataRefused'

  constructor(variable: 'DEMO_DATA' | 'DEMO_ORDERS') {
    super(`${variable}=on is refused in production, which a public PUBLIC_URL and NODE_ENV=production are: unset it.`)
  }
}
