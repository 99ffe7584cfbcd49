import { changeApiKey } from '@pinline/contracts/account/api-keys/change-api-key'
import { changeApiKeyByStaff } from '@pinline/contracts/account/api-keys/change-api-key-by-staff'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { createApiKeyByStaff } from '@pinline/contracts/account/api-keys/create-api-key-by-staff'
import { listApiKeys } from '@pinline/contracts/account/api-keys/list-api-keys'
import { revokeApiKey } from '@pinline/contracts/account/api-keys/revoke-api-key'
import { revokeApiKeyByStaff } from '@pinline/contracts/account/api-keys/revoke-api-key-by-staff'
import { rotateApiKey } from '@pinline/contracts/account/api-keys/rotate-api-key'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { getMe } from '@pinline/contracts/account/buyer/get-me'
import { getPersonalData } from '@pinline/contracts/account/people/get-personal-data'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { vaultReference } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { Caller, prepareOrder, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { limitedMenus, rowOf } from './permission-rows.ts'
import { StaffTeam } from './staff-member.ts'

const password = 'Pitch-2.54'
const newKey = {
  name: 'ERP of Anna',
  scopes: ['orders:read', 'orders:write'],
  expiresInDays: null,
  requestsPerMinute: 6000,
  password,
} as const satisfies InputOf<typeof createApiKey>

describe('API keys', () => {
  let system: TestSystem
  let anna: Caller
  let ben: Caller
  let boss: Caller

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { RATE_LIMITS: 'on', PASSWORD_HASHES_PER_SECOND: '200' },
    })
    boss = await signInStaff(system.url, system.demoAccounts().staff)
    anna = await registerByMail(system.url, 'anna@keys.example.test')
    ben = await registerByMail(system.url, 'ben@keys.example.test')
  })
  afterAll(() => system?.stop())

  const typeOf = async <C extends Call>(caller: Caller, call: C, input: InputOf<C>) => {
    const { status, envelope } = await caller.call(call, input)
    return envelope.code === 200 ? 'done' : `${status} ${envelope.meta?.type}`
  }
  const create = async (owner: Caller, more: Partial<InputOf<typeof createApiKey>> = {}) => {
    const { key, secret } = (await owner.call(createApiKey, { ...newKey, ...more })).data()
    if (secret === null) throw new Error('a new key came without its secret')
    return { id: key.id, row: key, secret, caller: new Caller(system.url, secret) }
  }
  /** On every instance within two seconds: each of these calls is answered by another service. */
  const untilRefused = async (caller: Caller, as: string) =>
    await waitFor(
      `the key is refused as ${as}`,
      async () => (await typeOf(caller, listOrders, {})) === as && (await typeOf(caller, listProducts, {})) === as,
      { timeoutMs: 2000 },
    )

  it('let a program make the calls of their scopes, and no others', async () => {
    const key = await create(anna, { scopes: ['orders:read'] })
    expect(key.secret).toMatch(/^pln_[0-9a-f]{64}$/)
    expect(key.secret.startsWith(key.row.prefix)).toBe(true)
    expect(await typeOf(key.caller, listOrders, {})).toBe('done')
    const token = await fetch(`${system.url}/api/v1${listOrders.path}`, {
      method: 'POST',
      headers: { authorization: `Token ${key.secret}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(token.status).toBe(200)
    for (const [call, input, type] of [
      [cancelOrder, { orderNo: '2611270000001' }, 'api-key-scope-missing'],
      [listProducts, {}, 'api-key-scope-missing'],
      [getMe, {}, 'api-key-not-allowed'],
      [listApiKeys, {}, 'api-key-not-allowed'],
      [createApiKey, newKey, 'api-key-not-allowed'],
      [listStockHistory, { productId: 'p-0000000000000000' }, 'forbidden'],
    ] as const)
      expect(await typeOf(key.caller, call as Call, input), call.name).toBe(`403 ${type}`)
  })

  it('are refused while they are unknown, also by calls that everybody may make', async () => {
    const unknown = new Caller(system.url, `pln_${'0'.repeat(64)}`)
    for (const call of [listOrders, listProducts]) expect(await typeOf(unknown, call, {})).toBe('401 api-key-invalid')
  })

  it('show nobody else’s orders', async () => {
    ;(await anna.call(addAddress, demoAddress)).data()
    const [product] = await stockedProducts(system.url, 20)
    if (product === undefined) throw new Error('nothing is in stock')
    const order = await prepareOrder(anna, [{ productId: product.id, quantity: 1 }])
    const [own, other] = [await create(anna), await create(ben)]
    const { orderNo } = (await own.caller.call(placeOrder, order)).data()
    expect(
      await waitFor('the order is there', async () => (await own.caller.call(getOrder, { orderNo })).data()),
    ).toMatchObject({ orderNo })
    expect(await typeOf(other.caller, getOrder, { orderNo })).toMatch(/ order-not-found$/)
    expect(await typeOf(other.caller, cancelOrder, { orderNo })).toMatch(/ order-not-found$/)
    expect((await other.caller.call(listOrders, {})).data()).toMatchObject({ list: [] })
  })

  it('need the password, and belong to whoever created them', async () => {
    expect(await typeOf(anna, createApiKey, { ...newKey, password: 'Wrong-1.27' })).toMatch(/ password-wrong$/)
    const key = await create(anna)
    expect(await typeOf(anna, rotateApiKey, { id: key.id, overlapHours: 0, password: 'Wrong-1.27' })).toMatch(
      / password-wrong$/,
    )
    for (const call of [changeApiKey, revokeApiKey])
      expect(await typeOf(ben, call, { id: key.id })).toMatch(/ api-key-not-found$/)
    expect(await typeOf(ben, rotateApiKey, { id: key.id, overlapHours: 0, password })).toMatch(/ api-key-not-found$/)
    const { list } = (await ben.call(listApiKeys, {})).data()
    expect(list.map(({ id }) => id)).not.toContain(key.id)
  })

  it('do more, or for longer, only with the password, and less without', async () => {
    const key = await create(anna, { scopes: ['orders:read', 'orders:write'], expiresInDays: 30 })
    const id = key.id
    const narrower = { id, scopes: ['orders:read' as const], name: 'Reads orders', requestsPerMinute: 60 }
    expect((await anna.call(changeApiKey, narrower)).data()).toMatchObject({ scopes: ['orders:read'] })
    expect((await anna.call(changeApiKey, { id, expiresInDays: 1 })).data().expiresAt).not.toBeNull()
    const wider: readonly Partial<InputOf<typeof changeApiKey>>[] = [
      { scopes: ['orders:read', 'orders:write'] },
      { expiresInDays: 30 },
      { expiresInDays: null },
      { requestsPerMinute: 61 },
    ]
    for (const change of wider) {
      const wanted = { ...change, id }
      expect(await typeOf(anna, changeApiKey, wanted)).toMatch(/ invalid-input$/)
      expect(await typeOf(anna, changeApiKey, { ...wanted, password: 'Wrong-1.27' })).toMatch(/ password-wrong$/)
      expect(await typeOf(anna, changeApiKey, { ...wanted, code: '000000' })).toMatch(/ code-wrong$/)
    }
    const { list } = (await anna.call(listApiKeys, {})).data()
    expect(list.find((one) => one.id === id)).toMatchObject({ scopes: ['orders:read'], expiresAt: expect.any(String) })
    const allowed = { id, scopes: ['orders:read' as const, 'orders:write' as const], expiresInDays: null, password }
    expect((await anna.call(changeApiKey, allowed)).data()).toMatchObject({ scopes: allowed.scopes, expiresAt: null })
  })

  it('of staff do more only with the password', async () => {
    const staffKey = { ...newKey, scopes: ['stock:read' as const], password: system.demoAccounts().staff.password }
    const { key } = (await boss.call(createApiKeyByStaff, staffKey)).data()
    const wider = { id: key.id, scopes: ['stock:read' as const, 'stock:write' as const] }
    expect(await typeOf(boss, changeApiKeyByStaff, wider)).toMatch(/ invalid-input$/)
    expect(await typeOf(boss, changeApiKeyByStaff, { ...wider, password: 'Wrong-1.27' })).toMatch(/ password-wrong$/)
    const confirmed = { ...wider, password: staffKey.password }
    expect((await boss.call(changeApiKeyByStaff, confirmed)).data()).toMatchObject({ scopes: wider.scopes })
  })

  it('are shown with their secret once: a repeated request gets the key without it', async () => {
    const repeated = { 'idempotency-key': 'create-one-key' }
    const first = (await ben.call(createApiKey, newKey, repeated)).data()
    const again = (await ben.call(createApiKey, newKey, repeated)).data()
    expect(again).toMatchObject({ key: { id: first.key.id }, secret: null })
    expect(await typeOf(new Caller(system.url, first.secret ?? ''), listOrders, {})).toBe('done')
  })

  it('work with both secrets for the overlap after a rotation, and with one after the next', async () => {
    const key = await create(anna)
    const rotated = (await anna.call(rotateApiKey, { id: key.id, overlapHours: 24, password })).data()
    const second = new Caller(system.url, rotated.secret ?? '')
    expect(await typeOf(second, listOrders, {})).toBe('done')
    expect(await typeOf(key.caller, listOrders, {})).toBe('done')
    expect(rotated.key.previousUntil).not.toBeNull()
    const atOnce = (await anna.call(rotateApiKey, { id: key.id, overlapHours: 0, password })).data()
    await untilRefused(key.caller, '401 api-key-invalid')
    await untilRefused(second, '401 api-key-expired')
    expect(await typeOf(new Caller(system.url, atOnce.secret ?? ''), listOrders, {})).toBe('done')
  })

  it('are refused within two seconds once they are revoked, by their owner or by staff', async () => {
    const [own, foreign] = [await create(anna), await create(anna)]
    for (const { caller } of [own, foreign]) expect(await typeOf(caller, listOrders, {})).toBe('done')
    ;(await anna.call(revokeApiKey, { id: own.id })).data()
    await untilRefused(own.caller, '401 api-key-invalid')
    ;(await boss.call(revokeApiKeyByStaff, { id: foreign.id })).data()
    await untilRefused(foreign.caller, '401 api-key-invalid')
  })

  it('are refused once their end has come', async () => {
    const key = await create(anna, { expiresInDays: 1 })
    expect(await typeOf(key.caller, listOrders, {})).toBe('done')
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const commits = client.db(`${system.databasePrefix}account`).collection('commits')
      const other = await create(anna, { expiresInDays: 1 })
      await commits.updateOne(
        { streamId: other.id },
        { $set: { 'events.0.data.expiresAt': new Date(0).toISOString() } },
      )
      await system.restart('account')
      await untilRefused(other.caller, '401 api-key-expired')
      expect(await typeOf(key.caller, listOrders, {})).toBe('done')
    } finally {
      await client.close()
    }
  })

  it('stop at their limit, with the seconds to wait', async () => {
    const key = await create(ben, { requestsPerMinute: 2 })
    const answers = [1, 2, 3].map(() => key.caller.send(`/api/v1${listOrders.path}`, { body: {} }))
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('have their names in the vault and their secrets nowhere, and say when they were used', async () => {
    const key = await create(anna)
    expect(await typeOf(key.caller, listOrders, {})).toBe('done')
    const row = await waitFor('the use is noted', async () => {
      const { list } = (await anna.call(listApiKeys, {})).data()
      return list.find(({ id, lastUsedAt }) => id === key.id && lastUsedAt !== null)
    })
    expect(row).toMatchObject({ name: newKey.name, owner: { kind: 'buyer' }, status: 'active' })
    const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    try {
      const db = client.db(`${system.databasePrefix}account`)
      for (const name of ['commits', 'api-key-secrets', 'vault']) {
        const stored = JSON.stringify(await db.collection(name).find().toArray())
        expect(stored.includes(key.secret.slice(12)), name).toBe(false)
        expect(stored.includes(newKey.name), name).toBe(false)
      }
    } finally {
      await client.close()
    }
  })

  describe('of staff', () => {
    let team: StaffTeam
    beforeAll(() => {
      team = new StaffTeam(system)
    })
    const withStockKey = async () => {
      const menus = [...limitedMenus, 'catalogue', 'stock', 'integrations', 'api-keys', 'api-keys.create']
      const role = rowOf(await team.act('/private/roles/create', { names: { en: 'Stock clerk' }, menuIds: menus }))
      const clerk = await team.member({ roleId: role.id })
      const caller = new Caller(system.url, clerk.token)
      const { name, expiresInDays, requestsPerMinute } = newKey
      const wanted = {
        name,
        expiresInDays,
        requestsPerMinute,
        scopes: ['stock:read', 'stock:write'],
        password: clerk.password,
      }
      const { secret } = (await caller.call(createApiKeyByStaff, wanted as InputOf<typeof createApiKeyByStaff>)).data()
      const [product] = await stockedProducts(system.url, 1)
      if (product === undefined) throw new Error('nothing is in stock')
      const key = new Caller(system.url, secret ?? '')
      return { key, clerk, role, read: () => typeOf(key, listStockHistory, { productId: product.id }) }
    }

    it('may what their creator may at that moment, and nothing that the scopes lack', async () => {
      const { key, clerk, read } = await withStockKey()
      expect(await read()).toBe('done')
      expect(await typeOf(key, listOrders, {})).toBe('403 forbidden')
      const reference = vaultReference.parse('address-b-0000000001@1')
      expect(await typeOf(key, getPersonalData, { reference })).toBe('403 api-key-scope-missing')
      const viewer = rowOf(await team.act('/private/roles/create', { names: { en: 'Viewer' }, menuIds: limitedMenus }))
      const changed = await team.act('/private/users/update', {
        id: clerk.id,
        roleId: viewer.id,
        revision: await team.revisionOf(clerk.id),
      })
      expect(changed.type).toBeUndefined()
      await waitFor('the permission is gone', async () => (await read()) === '403 forbidden', { timeoutMs: 2000 })
    })

    it('are refused while their creator is disabled', async () => {
      const { clerk, read } = await withStockKey()
      expect(await read()).toBe('done')
      await team.act('/private/users/state', { id: clerk.id, state: true, revision: await team.revisionOf(clerk.id) })
      await waitFor('the key is refused', async () => (await read()) === '401 api-key-invalid', { timeoutMs: 2000 })
    })
  })
})
