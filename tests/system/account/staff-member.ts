import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply, type RequestOptions, text, validPassword } from './client.ts'

export interface StaffMember {
  readonly id: string
  readonly username: string
  readonly password: string
  readonly token: string
}

let counter = 0

const givesAccess: ReadonlySet<string> = new Set([
  ...['create', 'reset', 'update', 'state'].map((command) => `/private/users/${command}`),
  ...['/private/roles/update', '/private/menus/update'],
])

const addressOf = (number: number): string => `198.51.${Math.floor(number / 250) + 100}.${(number % 250) + 1}`

/** Staff as clients of the account service, each sign-in from another network address but the demo administrator's. */
export class StaffTeam {
  readonly #system: TestSystem
  #administrator: string | undefined

  constructor(system: TestSystem) {
    this.#system = system
  }

  call(path: string, body: unknown = {}, how: RequestOptions = {}): Promise<Reply> {
    return postJson(this.#system.urls.account, path, body, how)
  }

  logIn(username: string, password: string, code?: string, address?: string): Promise<Reply> {
    counter += 1
    return this.call(
      '/public/admin/login',
      { username, password, ...(code === undefined ? {} : { code }) },
      { headers: { 'x-forwarded-for': address ?? addressOf(counter) } },
    )
  }

  /** The token of the demo administrator. */
  async administrator(): Promise<string> {
    const { username, password } = this.#system.demoAccounts().staff
    this.#administrator ??= text((await this.logIn(username, password, undefined, '127.0.0.1')).data.token)
    return this.#administrator
  }

  /** What the demo administrator does; with their password where a command makes one, or gives access. */
  async act(path: string, body: object): Promise<Reply> {
    const own = givesAccess.has(path) ? { ownPassword: this.#system.demoAccounts().staff.password } : {}
    return await this.call(path, { ...own, ...body }, { token: await this.administrator() })
  }

  infor(token: string): Promise<Reply> {
    return this.call('/private/users/infor', {}, { method: 'GET', token })
  }

  async waitUntilSignedOut(token: string): Promise<void> {
    await waitFor('the session is over', async () => (await this.infor(token)).status === 401, { timeoutMs: 1000 })
  }

  async rowOf(id: string): Promise<StaffRow | undefined> {
    const { data } = await this.act('/private/users/list', { pageSize: 50 })
    return (data.list as StaffRow[]).find((row) => row.id === id)
  }

  async revisionOf(id: string): Promise<unknown> {
    return (await this.rowOf(id))?.revision
  }

  /** A created member of staff, with the given password. */
  async admitted(more: Record<string, unknown> = {}): Promise<Omit<StaffMember, 'token'>> {
    counter += 1
    const username = `clerk-${process.pid}-${counter}`
    const reply = await this.act('/private/users/create', {
      username,
      name: 'Stock Clerk',
      roleId: 'administrator',
      ...more,
    })
    if (reply.code !== 200) throw new Error(`not admitted: ${reply.type} ${JSON.stringify(reply.data)}`)
    const staff = reply.data.staff as { id: string }
    return { id: staff.id, username, password: text(reply.data.password) }
  }

  /** A signed-in member who has chosen their own password. */
  async member(more: Record<string, unknown> = {}): Promise<StaffMember> {
    const given = await this.admitted(more)
    const first = await this.logIn(given.username, given.password)
    const changed = await this.call(
      '/private/users/reclassify',
      { pwd: given.password, newPwd: validPassword },
      { token: text(first.data.token) },
    )
    if (changed.code !== 200) throw new Error(`no password of their own: ${changed.type}`)
    const signedIn = await this.logIn(given.username, validPassword)
    return { ...given, password: validPassword, token: text(signedIn.data.token) }
  }
}
