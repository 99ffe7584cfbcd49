import { createHash } from 'node:crypto'
import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { createRole } from '@pinline/contracts/account/permissions/create-role'
import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerByMail, signInBuyer, signInStaff } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { ownPaths, shopPages } from './path-table.ts'

interface Seen {
  readonly status: number
  readonly location: string | null
  /** Of the body, without what differs from request to request. */
  readonly hash: string
}

const password = 'Wx7-paths'
const newPassword = 'Paths-x-2.54'

/** Every path beside the calls × nobody, two buyers, staff without permission, the administrator. */
export const ownPathsMatrix = (shared: () => TestSystem): void => {
  describe('persons × paths beside the calls', () => {
    let tokens: ReadonlyMap<string, string | undefined>
    /** What no such response may say, also not in a script. */
    let personal: readonly string[]

    beforeAll(async () => {
      const system = shared()
      const { buyer, staff } = system.demoAccounts()
      const administrator = await signInStaff(system.url, staff)
      const name = `paths-${Date.now()}`
      const role = (await administrator.call(createRole, { names: { en: name }, menuIds: [] })).data()
      ;(
        await administrator.call(createStaff, {
          username: name,
          password,
          name,
          roleId: role.id,
          ownPassword: staff.password,
        })
      ).data()
      const newcomer = await signInStaff(system.url, { username: name, password })
      ;(await newcomer.call(changeStaffPassword, { pwd: password, newPwd: newPassword })).data()
      personal = [name, buyer.username, `"${staff.username}"`]
      tokens = new Map([
        ['a buyer', (await signInBuyer(system.url, buyer)).token],
        ['another buyer', (await registerByMail(system.url, `${name}@pinline.example`)).token],
        ['staff without permission', (await signInStaff(system.url, { username: name, password: newPassword })).token],
        ['the administrator', administrator.token],
      ])
    })

    /** Nonces, keys of forms, request ids and what scripts hydrate, with the time of rendering, differ from request to request. */
    const steady = (text: string): string =>
      text.replaceAll(
        /<script\b.*?<\/script>|nonce="[^"]*"|csp-nonce" content="[^"]*"|name="pageKey" value="[^"]*"|"requestId":"[^"]*"/gs,
        '',
      )
    const see = async (path: string, method: string, token?: string): Promise<Seen> => {
      const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` }
      const response = await fetch(shared().url + path, { method, redirect: 'manual', headers: authorization })
      const { status, headers } = response
      const body = await response.text()
      expect(personal.filter((text) => body.includes(text))).toEqual([])
      const hash = createHash('sha256').update(steady(body)).digest('base64url')
      return { status, location: headers.get('location'), hash }
    }
    const sameForAll = async (path: string, method: string, status: number): Promise<void> => {
      const nobody = await see(path, method)
      expect({ path, method, status: nobody.status }).toEqual({ path, method, status })
      for (const [who, token] of tokens)
        expect({ who, path, ...(await see(path, method, token)) }).toEqual({ who, path, ...nobody })
    }

    it.each(ownPaths.flatMap(({ sends }) => sends))('same response to everybody: $path', async (sent) =>
      sameForAll(sent.path, sent.method ?? 'GET', sent.status),
    )

    it.each(Object.values(shopPages))('same page for everybody: $open', async ({ open, status }) =>
      sameForAll(`/en${open}`, 'GET', status),
    )
  })
}
