import { randomBytes } from 'node:crypto'
import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import { methodsOf } from '@pinline/contracts/api/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Caller, signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { allResources, allStreams, endsOwnSession, pathOf, publicCalls } from './call-tables.ts'

interface Endpoint {
  readonly name: string
  readonly path: string
  readonly method: string
  /** null: any member of staff. */
  readonly key: string | null
}

/** Everything that staff can access, from the tables: additions are tested automatically. */
const endpoints: readonly Endpoint[] = [
  ...publicCalls.flatMap((call) =>
    call.access.kind === 'staff' && !endsOwnSession.has(call.name)
      ? [
          {
            name: call.name,
            path: pathOf(call),
            method: methodsOf(call.effect)[0] ?? 'POST',
            key: call.access.permission,
          },
        ]
      : [],
  ),
  ...allStreams.flatMap(({ name, path, access }) =>
    access.kind === 'staff' ? [{ name, path: `/api/v1${path}`, method: 'GET', key: access.permission }] : [],
  ),
  ...allResources.flatMap(({ name, permission }) =>
    ['', '/none'].map((id) => ({
      name: `resource ${name}${id}`,
      path: `/api/v1/admin/${name}${id}`,
      method: 'GET',
      key: permission,
    })),
  ),
]
const keys = [...new Set(endpoints.flatMap(({ key }) => key ?? []))].toSorted()
const refusalOf = z.object({ meta: z.object({ type: z.string() }).optional() })
const ownPassword = 'Rows-x-2.54'

/**
 * Halves of the keys: by each binary digit of a key's number those with a 1 and those with a 0. Of any two keys there
 * is a half with the one and without the other, both ways: a call that requires another key, none, or one too many, is
 * then wrongly permitted or refused for one of them.
 */
const halves: readonly (readonly string[])[] = Array.from({ length: Math.ceil(Math.log2(keys.length)) }, (_, digit) =>
  ['0', '1'].map((value) => keys.filter((_key, number) => String((number >> digit) & 1) === value)),
).flat()

/** Every call, resource and stream of staff × halves of the keys. Makes a menu for each key and a role for each half. */
export const roleMatrix = (shared: () => TestSystem): void => {
  describe('roles × calls', () => {
    let system: TestSystem
    let administrator: Caller
    /** The page of a key, by key. */
    const pages = new Map<string, string>()

    beforeAll(async () => {
      system = shared()
      administrator = await signInStaff(system.url, system.demoAccounts().staff)
    })

    const pageOf = async (authority: string): Promise<string> => {
      const known = pages.get(authority)
      if (known !== undefined) return known
      const path = `/matrix-${authority.replaceAll('.', '-')}`
      const page = await administrator.call(createMenu, { menuType: 'C', titles: { en: path }, path, authority })
      const { id } = page.data()
      pages.set(authority, id)
      return id
    }
    /** A member whose role has exactly these keys. */
    const memberWith = async (held: readonly string[]): Promise<Caller> => {
      const name = `matrix-${randomBytes(5).toString('hex')}`
      const menuIds: string[] = []
      for (const key of held) menuIds.push(await pageOf(key))
      const role = (await administrator.call(createRole, { names: { en: name }, menuIds })).data()
      const first = { username: name, password: `Wx7-${randomBytes(3).toString('hex')}` }
      ;(await administrator.call(createStaff, { ...first, name, roleId: role.id })).data()
      const newcomer = await signInStaff(system.url, first)
      ;(await newcomer.call(changeStaffPassword, { pwd: first.password, newPwd: ownPassword })).data()
      return await signInStaff(system.url, { username: name, password: ownPassword })
    }

    /**
     * The rejection by the guard, or `open` if it lets the call pass, whatever the call then returns for an empty
     * request.
     */
    const knock = async (caller: Caller, { path, method }: Endpoint): Promise<string> => {
      const response = await caller.send(path, { method })
      try {
        if (response.status !== 401 && response.status !== 403) return 'open'
        return `${response.status} ${refusalOf.parse(await response.json()).meta?.type}`
      } finally {
        await response.body?.cancel().catch(() => undefined)
      }
    }
    const mismatches = async (caller: Caller, who: string, held: readonly string[]): Promise<string[]> => {
      const wrong: string[] = []
      for (const endpoint of endpoints) {
        const wanted = endpoint.key === null || held.includes(endpoint.key) ? 'open' : '403 forbidden'
        const seen = await knock(caller, endpoint)
        if (seen !== wanted)
          wrong.push(`${who} at ${endpoint.name} (${endpoint.key ?? 'any staff'}): ${seen}, not ${wanted}`)
      }
      return wrong
    }

    it('every key that a call requires can be granted by a menu', async () => {
      const granted = new Set((await administrator.call(listMenus, {})).data().map(({ authority }) => authority))
      expect(
        keys.filter((key) => !granted.has(key)),
        'no shipped menu gives these keys, so that nobody could be allowed these calls',
      ).toEqual([])
    })

    it('every call requires its key, and no other', { timeout: 420_000 }, async () => {
      expect(keys.length).toBeGreaterThan(20)
      expect(await mismatches(await memberWith([]), 'a role without keys', [])).toEqual([])
      const wrong: string[] = []
      for (const held of halves)
        wrong.push(...(await mismatches(await memberWith(held), `a role with ${held.join(', ')}`, held)))
      expect(wrong).toEqual([])
    })

    it('the administrator passes all of them', async () => {
      expect(await mismatches(administrator, 'the administrator', keys)).toEqual([])
    })
  })
}
