import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ServerHandles } from '../servers/server-handles.ts'
import { box } from '../terminal/box.ts'
import { demoAccountsFileOf } from './data-folder.ts'

const account = z.object({ username: z.string(), password: z.string() })
const demoAccountsSchema = z.object({ buyer: account, staff: account })

export type DemoAccounts = z.infer<typeof demoAccountsSchema>

/** The demo logins of the account service; undefined if there are none. */
export const readDemoAccounts = (dataFolder: string): DemoAccounts | undefined => {
  const file = demoAccountsFileOf(dataFolder)
  if (!existsSync(file)) return undefined
  return demoAccountsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The box after a start. */
export const productBox = (url: string, dataFolder: string, accounts: DemoAccounts | undefined): string => {
  const logins =
    accounts === undefined
      ? []
      : ['', row('demo buyer', login(accounts.buyer)), row('demo staff', login(accounts.staff))]
  return box('Pinline is ready', [
    row('storefront', `${url}/`),
    row('console', `${url}/console`),
    row('mailbox', `${url}/mailbox`),
    row('wallet', `${url}/wallet/ledger`),
    row('API', `${url}/api/docs`),
    row('health', `${url}/healthz`),
    ...logins,
    '',
    row('data, logs', dataFolder),
    row('stop', 'Ctrl-C, or npm run stop'),
  ])
}

const login = ({ username, password }: { username: string; password: string }): string => `${username}  ${password}`

const row = (label: string, value: string): string => `${label.padEnd(14)}${value}`

/** The box for a developer who runs the services by hand. */
export const serversBox = (servers: ServerHandles, dataFolder: string): string =>
  box('The servers are ready', [
    row('MongoDB', servers.mongodb.url),
    row('Kafka', servers.kafka.brokers),
    row('Redis', servers.redis.url),
    row('data, logs', dataFolder),
    row('stop', 'Ctrl-C, or npm run stop'),
  ])
