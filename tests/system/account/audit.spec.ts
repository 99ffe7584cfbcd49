import { type AuditFilter, type AuditRow, auditRow } from '@pinline/contracts/account/audit/audit-row'
import { checkAudit } from '@pinline/contracts/account/audit/check-audit'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSecondInstances } from '../../faults/second-instances.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { freshEmail, postJson, registered, text, validPassword } from './client.ts'
import { StaffTeam } from './staff-member.ts'

const listedProducts = z.object({ list: z.array(z.object({ id: z.string() })) })
const trailPage = z.object({ list: z.array(auditRow), total: z.int() })

let addresses = 0
/** A network address that no other request of this run has. */
const freshAddress = (): string => {
  addresses += 1
  return `192.0.2.${addresses}`
}

describe('the audit trail', () => {
  let system: TestSystem
  let room: StaffTeam
  let mongo: mongoose.mongo.MongoClient
  let productId: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    room = new StaffTeam(system)
    mongo = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    await mongo.connect()
    productId = await waitFor('a product is listed', async () => {
      const products = await postJson(system.urls.catalogue, '/products')
      return listedProducts.parse(products.data).list[0]?.id
    })
  })
  afterAll(async () => {
    await mongo?.close()
    await system?.stop()
  })

  const entries = () => mongo.db(`${system.databasePrefix}account`).collection('audit')
  const read = async (filter: AuditFilter & { page?: number }) =>
    trailPage.parse((await room.act('/private/audit/list', filter)).data)
  /** Waits until the trail has what the filter finds. */
  const found = (filter: AuditFilter, count = 1): Promise<AuditRow[]> =>
    waitFor(`${count} entries of ${JSON.stringify(filter)}`, async () => {
      const { list } = await read(filter)
      return list.length >= count ? list : undefined
    })
  const check = async (from = 1) => checkAudit.output.parse((await room.act('/private/audit/check', { from })).data)

  const stockOf = async (): Promise<number> => {
    const reply = await fetch(`${system.urls.catalogue}/api/v1/admin/stock/${productId}`, {
      headers: { authorization: `Bearer ${await room.administrator()}` },
    })
    return z.object({ version: z.int() }).parse(await reply.json()).version
  }
  const book = async (call: 'receive' | 'adjust', version: number, headers: Record<string, string>) =>
    postJson(
      system.urls.catalogue,
      `/private/stock/${call}`,
      { productId, quantity: 5, reason: 'found behind shelf 4', version },
      { token: await room.administrator(), headers },
    )

  it('has a command of staff once, with actor, action, client and correlation id', async () => {
    const address = freshAddress()
    const headers = {
      'idempotency-key': 'book-in-audited-1',
      'x-forwarded-for': address,
      'user-agent': 'Scanner 7',
      'x-request-id': 'audited-request-1',
    }
    const version = await stockOf()
    expect(await book('receive', version, headers)).toMatchObject({ code: 200 })
    expect(await book('receive', version, headers)).toMatchObject({ code: 200 })
    expect(await book('adjust', version, { 'x-forwarded-for': address })).toMatchObject({ type: 'version-conflict' })
    const list = await found({ address }, 2)
    expect(list).toHaveLength(2)
    expect(list[1]).toMatchObject({
      service: 'catalogue',
      call: 'receive-stock',
      kind: 'command',
      actor: { kind: 'staff', roleId: 'administrator' },
      outcome: 'done',
      objects: { productId: [productId] },
      times: 1,
      address,
      userAgent: 'Scanner 7',
      correlationId: 'audited-request-1',
    })
    expect(list[1]?.actor.name).toMatch(/./)
    expect(list[0]).toMatchObject({ call: 'adjust-stock', outcome: 'version-conflict' })
    const stored = await entries().findOne({ sequence: list[1]?.sequence })
    expect(JSON.stringify(stored)).not.toMatch(/shelf|Scanner|192\.0\.2/)
  })

  it('has successful and failed sign-ins of buyers and staff, by account and never by name', async () => {
    const address = freshAddress()
    const headers = { 'x-forwarded-for': address, 'user-agent': 'Firefox' }
    const buyer = await registered(system)
    const logIn = (password: string) =>
      postJson(system.urls.account, '/auth/login', { username: buyer.email, password }, { headers })
    await logIn(validPassword)
    await logIn('Wrong-pass1')
    await postJson(system.urls.account, '/auth/login', { username: freshEmail(), password: 'Wrong-pass1' }, { headers })
    const { username, password } = await room.admitted()
    await room.logIn(username, password, undefined, address)
    await room.logIn(username, 'Wrong-pass1', undefined, address)
    const list = await found({ address, kind: 'sign-in' }, 5)
    const message = list.map(({ call, outcome, subject }) => [call, outcome, subject?.kind ?? null])
    expect(message.sort()).toEqual(
      [
        ['log-in', 'done', 'buyer'],
        ['log-in', 'credentials-wrong', 'buyer'],
        ['log-in', 'credentials-wrong', null],
        ['log-in-staff', 'done', 'staff'],
        ['log-in-staff', 'credentials-wrong', 'staff'],
      ].sort(),
    )
    const everything = JSON.stringify(await entries().find().toArray())
    expect(everything).not.toContain(buyer.email)
    expect(everything).not.toContain('Wrong-pass1')
    expect(everything).not.toContain(validPassword)
    expect(await found({ actor: buyer.id, outcome: 'refused' })).toHaveLength(1)
    expect((await found({ actor: username, address }, 2)).map(({ subject }) => subject?.name)).not.toContain(null)
  })

  it('has each export, though one key is sent with all', async () => {
    const address = freshAddress()
    const headers = {
      authorization: `Bearer ${await room.administrator()}`,
      'idempotency-key': 'one-key-for-all-exports',
      'x-forwarded-for': address,
    }
    for (const q of ['nobody@example.test', 'somebody@example.test']) {
      const reply = await fetch(`${system.urls.account}/api/v1/private/buyers/export?q=${q}`, { headers })
      expect(reply.headers.get('content-disposition')).toContain('buyers.csv')
    }
    const list = await found({ address }, 2)
    expect(list.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['export-buyers', 'done'],
      ['export-buyers', 'done'],
    ])
  })

  it('has each wrong password, though one key is sent with all', async () => {
    const address = freshAddress()
    const { id } = await room.admitted()
    const revision = await room.revisionOf(id)
    const headers = { 'idempotency-key': 'one-key-for-all-guesses', 'x-forwarded-for': address }
    const token = await room.administrator()
    for (const ownPassword of ['Wrong-pass1', 'Wrong-pass2', 'Wrong-pass3']) {
      const reply = await room.call('/private/users/reset', { id, revision, ownPassword }, { token, headers })
      expect(reply).toMatchObject({ type: 'password-wrong' })
    }
    const list = await found({ address }, 3)
    expect(list.map(({ call, outcome, times }) => [call, outcome, times])).toEqual(
      Array.from({ length: 3 }, () => ['reset-staff-password', 'password-wrong', 1]),
    )
    const events = mongo.db(`${system.databasePrefix}account`).collection('security-events')
    await waitFor('all three as a security event', async () => {
      const rows = await events.find({ address, kind: 'password-refused' }).toArray()
      return rows.reduce((sum, { times }) => sum + Number(times), 0) === 3
    })
  })

  it('has rejections: a bad token, a missing permission; not missing sign-in', async () => {
    const address = freshAddress()
    const headers = { 'x-forwarded-for': address }
    const url = system.urls.catalogue
    await postJson(url, '/private/stock/receive', {}, { headers })
    await postJson(url, '/private/stock/receive', {}, { headers, token: 'not.a.token' })
    await fetch(`${url}/api/v1/admin/stock`, { headers: { ...headers, authorization: 'Bearer not.a.token' } })
    const role = await room.act('/private/roles/create', { names: { en: 'Looks on' }, menuIds: ['home'] })
    const onlooker = await room.member({ roleId: text(role.data.id) })
    await postJson(url, '/private/stock/receive', {}, { headers, token: onlooker.token })
    await postJson(system.urls.account, '/private/audit/list', {}, { headers, token: onlooker.token })
    const list = await found({ address, kind: 'refusal' }, 4)
    expect(list.map(({ call, outcome, actor }) => [call, outcome, actor.id]).sort()).toEqual(
      [
        ['receive-stock', 'unauthenticated', null],
        ['list-stock', 'unauthenticated', null],
        ['receive-stock', 'forbidden', onlooker.id],
        ['list-audit', 'forbidden', onlooker.id],
      ].sort(),
    )
  })

  it('has the operators’ actions at the gateway', async () => {
    const token = await room.administrator()
    const body = { service: 'catalogue', consumer: 'no-such-reader', key: 'p-0000000000000000' }
    const headers = { 'x-request-id': 'audited-operator-1' }
    expect(await postJson(system.url, '/private/operations/retry-parked', body, { token, headers })).toMatchObject({
      type: 'not-parked',
    })
    const [entry] = await found({ correlationId: 'audited-operator-1' })
    expect(entry).toMatchObject({
      service: 'gateway',
      call: 'retry-parked',
      outcome: 'not-parked',
      objects: { consumer: ['no-such-reader'], key: ['p-0000000000000000'] },
    })
  })

  it('can be searched by actor, action, outcome, time, object and address, page by page', async () => {
    const [any] = await found({ call: 'receive-stock', outcome: 'done' })
    const filters: AuditFilter[] = [
      { actor: any?.actor.id ?? '' },
      { call: 'receive-' },
      { outcome: 'done' },
      { object: productId },
      { address: any?.address ?? '' },
      { from: any?.at, to: any?.at },
      { actor: any?.actor.id ?? '', object: productId, outcome: 'done', from: any?.at },
    ]
    for (const filter of filters) {
      const { list } = await read(filter)
      expect(
        list.some(({ id }) => id === any?.id),
        JSON.stringify(filter),
      ).toBe(true)
    }
    for (const filter of [{ object: 'p-none' }, { address: '198.51.100.250' }, { to: '2020-01-01T00:00:00.000Z' }])
      expect(await read(filter)).toEqual({ list: [], total: 0 })
    const all = await read({})
    const times = all.list.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all.list).toHaveLength(15)
    expect((await read({ page: 2 })).list[0]?.id).not.toBe(all.list[0]?.id)
  })

  it('each filter finds by an index', async () => {
    const wheres = [
      { parties: 'x' },
      { objectIds: 'x' },
      { call: { $regex: '^x' } },
      { outcome: 'x' },
      { kind: 'sign-in' },
      { correlationId: 'x' },
      { at: { $gte: new Date() } },
    ]
    for (const where of wheres) {
      const plan = JSON.stringify(await entries().find(where).sort({ at: -1, _id: -1 }).explain('queryPlanner'))
      expect(plan, JSON.stringify(where)).toContain('IXSCAN')
      expect(plan).not.toContain('COLLSCAN')
    }
  })

  it('receives the entries of a time when the account service was down', async () => {
    const address = freshAddress()
    await system.stopService('account')
    const refused = await postJson(
      system.urls.catalogue,
      '/private/stock/receive',
      {},
      { token: 'not.a.token', headers: { 'x-forwarded-for': address } },
    )
    expect(refused).toMatchObject({ status: 401 })
    const waiting = mongo.db(`${system.databasePrefix}catalogue`).collection('audit-outbox')
    await waitFor('the entry waits', async () => (await waiting.countDocuments({ address })) === 1)
    await system.startService('account')
    await found({ address })
    await waitFor('nothing waits', async () => (await waiting.countDocuments()) === 0)
  })

  it('counts a flood in place of writing it all down', async () => {
    const address = freshAddress()
    const headers = { 'x-forwarded-for': address }
    for (let count = 0; count < 60; count += 1)
      await postJson(system.urls.catalogue, '/private/stock/receive', {}, { token: 'not.a.token', headers })
    const marker = freshAddress()
    await postJson(
      system.urls.catalogue,
      '/private/stock/receive',
      {},
      { token: 'not.a.token', headers: { 'x-forwarded-for': marker } },
    )
    await found({ address: marker })
    // Twice five and one, in case a minute ends in between.
    expect((await read({ address })).total).toBeLessThanOrEqual(11)
  })

  it('stays one chain when two instances write', async () => {
    const twin = await startSecondInstances(system, ['account'])
    try {
      const token = await room.administrator()
      const refusedAt = (base: string) => {
        const headers = { 'x-forwarded-for': freshAddress(), 'x-request-id': 'audited-two-writers' }
        return postJson(base, '/private/users/state', {}, { token, headers })
      }
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          refusedAt(index % 2 === 0 ? system.urls.account : twin.url('account')),
        ),
      )
      await waitFor('all entries', async () => (await read({ correlationId: 'audited-two-writers' })).total === 20)
      expect(await check()).toMatchObject({ violation: null })
    } finally {
      await twin.stop()
    }
  })

  it('shows where an entry was changed, removed or truncated', async () => {
    const intact = await check()
    expect(intact.violation).toBeNull()
    expect(intact.checkedTo).toBeGreaterThanOrEqual(intact.head)
    const third = await entries().findOne({ sequence: 3 })
    await entries().updateOne({ sequence: 3 }, { $set: { outcome: 'forbidden' } })
    expect(await check()).toMatchObject({ violation: { sequence: 3, kind: 'changed' } })
    await entries().updateOne({ sequence: 3 }, { $set: { outcome: third?.outcome, parties: [] } })
    expect(await check()).toMatchObject({ violation: { sequence: 3, kind: 'changed' } })
    await entries().deleteOne({ sequence: 3 })
    expect(await check()).toMatchObject({ violation: { sequence: 3, kind: 'missing' } })
    if (third !== null) await entries().insertOne(third)
    expect(await check()).toMatchObject({ violation: null })
    // The queried instance has written the last one.
    await room.call(
      '/private/users/state',
      {},
      { token: await room.administrator(), headers: { 'x-request-id': 'audited-last-one' } },
    )
    await found({ correlationId: 'audited-last-one' })
    const last = await entries().findOne({}, { sort: { sequence: -1 } })
    await entries().deleteOne({ sequence: last?.sequence })
    expect(await check()).toMatchObject({ violation: { sequence: last?.sequence, kind: 'missing' } })
    if (last !== null) await entries().insertOne(last)
    expect(await check()).toMatchObject({ violation: null })
  })
})
