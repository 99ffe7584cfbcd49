import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { accountSessionClient } from '@pinline/chassis/http/account-session-client'
import { accountApiKeyClient } from '@pinline/chassis/http/api-key-cache'
import { authenticator, personReader } from '@pinline/chassis/http/authenticate'
import { drainOf } from '@pinline/chassis/http/drain'
import { ConfigError, parseEnvironment } from '@pinline/chassis/read-config'
import { serveMetrics } from '@pinline/telemetry/serve-metrics'
import { startTelemetry } from '@pinline/telemetry/start-telemetry'
import { gatewayConfig, hostsOf } from './config.ts'
import { gatewayApp } from './gateway-app.ts'
import { gatewayAudit } from './gateway-audit.ts'
import { capConnections } from './limits/connection-caps.ts'
import { refusePipelining } from './limits/refuse-pipelining.ts'
import { splitPackets } from './limits/split-packets.ts'
import { MaintenanceWatch, maintenanceReader } from './maintenance-watch.ts'
import { idleMs } from './proxy.ts'
import { refuseRawRequests } from './refuse-raw.ts'
import { gatewayMetrics, RequestWatch } from './watch-requests.ts'

const readGatewayConfig = () => {
  try {
    return parseEnvironment(process.env, gatewayConfig)
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    return process.exit(1)
  }
}
const config = readGatewayConfig()
const { log, stopTracing } = await startTelemetry('gateway', config)
const urls = {
  account: config.ACCOUNT_URL,
  catalogue: config.CATALOGUE_URL,
  order: config.ORDER_URL,
  notification: config.NOTIFICATION_URL,
}
const audit = gatewayAudit(config.ACCOUNT_URL, config.INTERNAL_TOKEN, log)
const metrics = gatewayMetrics()
const watch = new RequestWatch(metrics, log)
const maintenance = new MaintenanceWatch({
  read: maintenanceReader(urls.account, config.INTERNAL_TOKEN),
  now: () => Date.now(),
  logger: log,
})
const { app, listener } = gatewayApp({
  audit,
  watch,
  maintenance,
  urls,
  storefrontUrl: config.STOREFRONT_URL,
  internalToken: config.INTERNAL_TOKEN,
  authenticate: authenticator({
    tokenSecret: config.TOKEN_SECRET,
    internalToken: config.INTERNAL_TOKEN,
    sessionClient: accountSessionClient(urls.account, config.INTERNAL_TOKEN),
    apiKeyClient: accountApiKeyClient(urls.account, config.INTERNAL_TOKEN),
  }),
  personOf: personReader(config.TOKEN_SECRET),
  trustedProxies: config.TRUSTED_PROXIES,
  publicOrigin: config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL).origin,
  hosts: hostsOf(config),
  limits: config,
  traceUrl: config.TRACE_URL_TEMPLATE ?? null,
  consoleFolder: fileURLToPath(new URL('../../../console/dist', import.meta.url)),
})
const requestListener = watch.watched(refusePipelining(listener))
const server = createServer(
  {
    headersTimeout: config.HEADERS_SECONDS * 1000,
    requestTimeout: config.REQUEST_SECONDS * 1000,
    keepAliveTimeout: config.KEEP_ALIVE_SECONDS * 1000,
    connectionsCheckingInterval: 1000,
    // Node responds to a missing one itself, before requests are counted; the app refuses it.
    requireHostHeader: false,
  },
  requestListener,
)
// An expectation that Node does not know is refused by Node itself otherwise.
server.on('checkExpectation', requestListener)
splitPackets(server)
server.setTimeout(idleMs)
const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn')
capConnections(server, {
  total: config.CONNECTIONS,
  perAddress: config.CONNECTIONS_PER_ADDRESS,
  isTrustedProxy: (address) => isTrusted(address, 0),
})
refuseRawRequests(server)

const drainMs = 8000
const drain = drainOf(server)
server.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
// After a restart during maintenance the first request is refused already.
await maintenance.start()
server.listen(config.PORT, config.HOST, () => {
  log.info({ port: config.PORT }, 'ready')
  flushCompileCache()
})

const stopMetrics = serveMetrics(metrics.registry, { port: config.METRICS_PORT, host: config.METRICS_HOST }, log)

let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    maintenance.stop()
    drain(drainMs)
      .then(() => audit.stop())
      .then(stopMetrics)
      .then(stopTracing)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  })
}
