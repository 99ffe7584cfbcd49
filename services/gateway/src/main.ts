import { fileURLToPath } from 'node:url'
import { accountSessionClient } from '@pinline/chassis/http/account-session-client'
import { authenticator } from '@pinline/chassis/http/authenticate'
import { drainOf } from '@pinline/chassis/http/drain'
import { pino } from 'pino'
import { z } from 'zod'
import { gatewayConfig } from './config.ts'
import { gatewayApp } from './gateway-app.ts'
import { gatewayAudit } from './gateway-audit.ts'
import { idleMs } from './proxy.ts'

const parsed = gatewayConfig.safeParse(process.env)
if (!parsed.success) {
  process.stderr.write(`${z.prettifyError(parsed.error)}\n`)
  process.exit(1)
}
const config = parsed.data
const log = pino({ level: config.LOG_LEVEL, base: { service: 'gateway', pid: process.pid } })
const urls = {
  account: config.ACCOUNT_URL,
  catalogue: config.CATALOGUE_URL,
  order: config.ORDER_URL,
  notification: config.NOTIFICATION_URL,
}
const audit = gatewayAudit(config.ACCOUNT_URL, config.INTERNAL_TOKEN, log)
const app = gatewayApp({
  audit,
  urls,
  storefrontUrl: config.STOREFRONT_URL,
  internalToken: config.INTERNAL_TOKEN,
  authenticate: authenticator({
    tokenSecret: config.TOKEN_SECRET,
    internalToken: config.INTERNAL_TOKEN,
    sessionClient: accountSessionClient(urls.account, config.INTERNAL_TOKEN),
  }),
  trustedProxies: config.TRUSTED_PROXIES,
  consoleFolder: fileURLToPath(new URL('../../../console/dist', import.meta.url)),
})
const server = app.listen(config.PORT, config.HOST, (error) => {
  if (error !== undefined) {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
  log.info({ port: config.PORT }, 'ready')
})
server.requestTimeout = 0
server.setTimeout(idleMs)

const drainMs = 8000
const drain = drainOf(server)
let stopping = false
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    drain(drainMs)
      .then(() => audit.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      )
  })
}
