import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Mode } from '@pinline/chassis/read-config'
import { z } from 'zod'
import type { ServerHandles } from '../servers/server-handles.ts'
import { withoutPassword } from '../servers/without-password.ts'
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

/** The password of the first member of staff, if this start has made one: it is removed from its file. */
export const takeFirstStaff = (dataFolder: string): DemoAccounts['staff'] | undefined => {
  const file = join(dataFolder, 'first-staff.json')
  if (!existsSync(file)) return undefined
  const login = account.parse(JSON.parse(readFileSync(file, 'utf8')))
  rmSync(file)
  return login
}

/** What the terminal shows of the first member of staff. */
export const firstStaffBox = (staff: DemoAccounts['staff']): string =>
  box('The first member of staff', [row('login', login(staff)), '', 'Write the password down: it is shown only now.'])

/** The box after a start. */
export const productBox = (url: string, dataFolder: string, mode: Mode, accounts: DemoAccounts | undefined): string => {
  const logins =
    accounts === undefined
      ? []
      : ['', row('demo buyer', login(accounts.buyer)), row('demo staff', login(accounts.staff))]
  return box('Pinline is ready', [
    row('storefront', `${url}/`),
    row('console', `${url}/console`),
    ...(mode === 'development' ? [row('mailbox', `${url}/mailbox`), row('wallet', `${url}/wallet/ledger`)] : []),
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
    row('MongoDB', withoutPassword(servers.mongodb.url)),
    row('Kafka', servers.kafka.brokers),
    row('Redis', withoutPassword(servers.redis.url)),
    row('passwords', 'secrets.json in the data folder'),
    row('data, logs', dataFolder),
    row('stop', 'Ctrl-C, or npm run stop'),
  ])
