import { countSecurityEvents } from '@pinline/contracts/account/security-events/count-security-events'
import {
  type SecurityEventFilter,
  type SecurityEventRow,
  securityEventRow,
} from '@pinline/contracts/account/security-events/security-event-row'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import { receiveWalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { isDeep } from '../../security/is-deep.ts'
import { freshEmail, postJson, type Reply, registered, text, validPassword } from './client.ts'
import { StaffTeam } from './staff-member.ts'

/** As documented: rows of one service and kind in ten minutes, and one for the rest of each outcome. */
const maxRows = 60
const floodOf = isDeep ? 10_000 : 2000

let addresses = 0
/** A network address that no other request of this run has. */
const freshAddress = (): string => {
  addresses += 1
  return `203.0.113.${addresses}`
}

const rowsOf = z.array(securityEventRow)

describe('security events', () => {
  let system: TestSystem
  let team: StaffTeam
  let mongo: mongoose.mongo.MongoClient

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { RATE_LIMITS: 'on', PASSWORD_HASHES_PER_SECOND: '30', STREAMS_PER_ADDRESS: '1' },
    })
    team = new StaffTeam(system)
    mongo = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
    await mongo.connect()
  })
  afterAll(async () => {
    await mongo?.close()
    await system?.stop()
  })

  const stored = () => mongo.db(`${system.databasePrefix}account`).collection('security-events')

  const list = async (
    filter: SecurityEventFilter,
    {
      sort = ['lastAt', 'DESC'],
      range = [0, 14],
    }: { sort?: readonly [string, string]; range?: readonly [number, number] } = {},
  ) => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: JSON.stringify(range),
    })
    const response = await fetch(`${system.url}/api/v1/admin/security-events?${query}`, {
      headers: { authorization: `Bearer ${await team.administrator()}` },
    })
    expect(response.status).toBe(200)
    return { rows: rowsOf.parse(await response.json()), range: response.headers.get('content-range') ?? '' }
  }
  /** Waits until there are rows by the filter: for seconds, not for the end of a minute. */
  const found = (filter: SecurityEventFilter): Promise<SecurityEventRow[]> =>
    waitFor(`rows of ${JSON.stringify(filter)}`, async () => {
      const { rows } = await list(filter)
      return rows.length > 0 && rows
    })
  const counted = async (filter: SecurityEventFilter) =>
    countSecurityEvents.output.parse((await team.act('/private/security-events/count', filter)).data)
  const metricOf = async (service: 'account' | 'catalogue' | 'order', kind: string, of: string = service) => {
    const page = await (await fetch(`${system.urls[service]}/metrics`)).text()
    const line = page
      .split('\n')
      .find((one) => one.startsWith(`pinline_security_events_total{kind="${kind}",service="${of}"}`))
    return Number(line?.split(' ').at(-1) ?? Number.NaN)
  }
  const logIn = (username: string, password: string, address: string) =>
    postJson(system.urls.account, '/auth/login', { username, password }, { headers: { 'x-forwarded-for': address } })
  const from = (address: string, token?: string) => ({
    headers: { 'x-forwarded-for': address },
    ...(token === undefined ? {} : { token }),
  })

  it('has failed sign-ins of buyers and staff with account and address, and counts them at once', async () => {
    const address = freshAddress()
    const buyer = await registered(system)
    const before = await metricOf('account', 'sign-in-refused')
    await logIn(buyer.email, 'Wrong-pass1', address)
    await logIn(buyer.email, 'Wrong-pass1', address)
    await logIn(freshEmail(), 'Wrong-pass1', address)
    const { username } = await team.admitted()
    await team.logIn(username, 'Wrong-pass1', undefined, address)
    expect(await metricOf('account', 'sign-in-refused')).toBe(before + 4)

    const rows = await waitFor('all four', async () => {
      const { rows: listed } = await list({ address })
      return listed.reduce((sum, { times }) => sum + times, 0) === 4 && listed
    })
    expect([...new Set(rows.map(({ kind, outcome, service }) => `${kind} ${outcome} ${service}`))]).toEqual([
      'sign-in-refused credentials-wrong account',
    ])
    const of = (kind: string | undefined) => rows.find(({ account }) => account?.kind === kind)
    // A row for each ten minutes: those of the buyer may have come in two.
    const ofBuyer = rows.filter(({ account }) => account?.id === buyer.id)
    expect(ofBuyer.reduce((sum, { times }) => sum + times, 0)).toBe(2)
    expect(rows).toHaveLength(2 + ofBuyer.length)
    expect(of('buyer')).toMatchObject({ calls: ['log-in'], isRest: false })
    expect(of('staff')).toMatchObject({ calls: ['log-in-staff'], times: 1 })
    expect(of('staff')?.account?.name).toMatch(/./)
    expect(of(undefined)).toMatchObject({ account: null, actor: { kind: 'visitor' }, times: 1 })
    expect(JSON.stringify(await stored().find().toArray())).not.toContain(buyer.email)
  })

  it('has wrong codes, wrong passwords in a session and changed passwords', async () => {
    const address = freshAddress()
    const buyer = await registered(system)
    const change = (oldPassword: string) =>
      postJson(
        system.urls.account,
        '/account/password',
        { oldPassword, newPassword: 'Other-7xQw2' },
        from(address, buyer.token),
      )
    await postJson(
      system.urls.account,
      '/auth/login-with-code',
      { username: buyer.email, code: '000000' },
      from(address),
    )
    expect(await change('Wrong-pass1')).toMatchObject({ type: 'password-wrong' })
    expect(await change(validPassword)).toMatchObject({ code: 200 })
    const [code] = await found({ address, kind: 'code-refused' })
    expect(code).toMatchObject({ outcome: 'code-wrong', account: { kind: 'buyer', id: buyer.id } })
    const [wrong] = await found({ account: buyer.id, kind: 'password-refused' })
    expect(wrong).toMatchObject({ address, account: { id: buyer.id } })
    const [done] = await found({ account: buyer.id, kind: 'credential-changed' })
    expect(done).toMatchObject({ address, outcome: 'done', calls: ['change-password'], actor: { id: buyer.id } })
  })

  it('has refused permissions and tokens by service, and those at the gateway', async () => {
    const address = freshAddress()
    const role = await team.act('/private/roles/create', { names: { en: 'Looks on' }, menuIds: ['home'] })
    const onlooker = await team.member({ roleId: text(role.data.id) })
    await postJson(system.urls.catalogue, '/private/stock/receive', {}, from(address, onlooker.token))
    await postJson(system.urls.order, '/private/orders/cancel', {}, from(address, 'not.a.token'))
    const gatewayAddress = freshAddress()
    const atGateway = await metricOf('account', 'permission-refused', 'gateway')
    await postJson(system.url, '/private/operations/overview', {}, from(gatewayAddress, onlooker.token))
    const [permission] = await found({ address, service: 'catalogue' })
    expect(permission).toMatchObject({
      kind: 'permission-refused',
      outcome: 'forbidden',
      account: { kind: 'staff', id: onlooker.id, name: 'Stock Clerk' },
      calls: ['receive-stock'],
    })
    const [token] = await found({ address, service: 'order' })
    expect(token).toMatchObject({ kind: 'token-refused', outcome: 'unauthenticated', account: null })
    const [operator] = await found({ account: onlooker.username, service: 'gateway' })
    expect(operator).toMatchObject({ kind: 'permission-refused', account: { id: onlooker.id } })
    // Counted once the trail has the entry, after the row.
    await expect
      .poll(() => metricOf('account', 'permission-refused', 'gateway'))
      .toBe((Number.isNaN(atGateway) ? 0 : atGateway) + 1)
  })

  it('has limits that were hit', async () => {
    const address = freshAddress()
    const buyer = await registered(system)
    const replies: Reply[] = []
    for (let guess = 0; guess < 11; guess += 1) replies.push(await logIn(buyer.email, `Wrong-${guess}aB`, address))
    expect(replies.at(-1)).toMatchObject({ status: 429 })
    const [limited] = await found({ address, kind: 'rate-limited' })
    expect(limited).toMatchObject({ outcome: 'too-many-requests', account: { id: buyer.id }, calls: ['log-in'] })
  })

  it('has limits of the gateway', async () => {
    const ended = new AbortController()
    const open = () => fetch(`${system.url}/api/v1/products/changes`, { signal: ended.signal })
    expect((await open()).status).toBe(200)
    expect((await open()).status).toBe(429)
    const [limited] = await found({ service: 'gateway', kind: 'rate-limited' })
    expect(limited).toMatchObject({ address: '127.0.0.1', calls: ['forward-request'], account: null })
    ended.abort()
  })

  it('has staff who were added and disabled, and names who did it', async () => {
    const member = await team.member()
    const revision = await team.revisionOf(member.id)
    expect(await team.act('/private/users/state', { id: member.id, revision, state: true })).toMatchObject({
      code: 200,
    })
    const rows = await waitFor('both changes', async () => {
      const listed = (await list({ account: member.id, kind: 'staff-changed' })).rows
      return listed.flatMap(({ calls }) => calls).length === 2 && listed
    })
    expect(rows.flatMap(({ calls }) => calls).sort()).toEqual(['create-staff', 'set-staff-state'])
    for (const { actor, account } of rows) {
      expect(account).toMatchObject({ kind: 'staff', id: member.id })
      expect(actor.kind).toBe('staff')
      expect(actor.id).not.toBe(member.id)
    }
  })

  it('has ended sessions, and refresh tokens that were used again', async () => {
    const address = freshAddress()
    const buyer = await registered(system)
    const other = await logIn(buyer.email, validPassword, address)
    const cookieOf = (reply: Reply) => /pinline_refresh_buyer=[^;,]+/.exec(reply.setCookie)?.[0] ?? 'none=none'
    const copied = cookieOf(other)
    const refresh = (cookie: string) => postJson(system.urls.account, '/auth/refresh', {}, { ...from(address), cookie })
    expect(await refresh(copied)).toMatchObject({ code: 200 })
    expect(await refresh(copied)).toMatchObject({ type: 'session-over' })
    const [replayed] = await found({ address, kind: 'token-replayed' })
    expect(replayed).toMatchObject({ account: { kind: 'buyer', id: buyer.id }, outcome: 'session-over' })
    await postJson(system.urls.account, '/account/sessions/end-others', {}, from(address, buyer.token))
    const [ended] = await found({ account: buyer.id, kind: 'session-ended' })
    expect(ended).toMatchObject({ address, calls: ['end-other-sessions'], outcome: 'done' })
  })

  it('has forged webhooks and blocked uploads', async () => {
    const address = freshAddress()
    const forged = await fetch(`${system.url}${receiveWalletWebhook.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'declined', orderNo: '2611214073958', attemptId: 'attempt-0000000000000000' }),
    })
    expect((await forged.json()) as { code: number }).not.toMatchObject({ code: 200 })
    const buyer = await registered(system)
    const form = new FormData()
    form.set('module', 'avatar')
    form.set('file', new Blob(['#!/bin/sh\nexit 1\n']), 'me.png')
    const upload = await fetch(`${system.urls.catalogue}/api/v1${uploadFile.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}`, 'x-forwarded-for': address },
      body: form,
    })
    expect(await upload.json()).toMatchObject({ meta: { type: 'upload-type-wrong' } })
    const [webhook] = await found({ service: 'order', kind: 'webhook-refused' })
    expect(webhook).toMatchObject({ account: null, calls: ['receive-wallet-webhook'] })
    const [blocked] = await found({ address, kind: 'upload-refused' })
    expect(blocked).toMatchObject({ service: 'catalogue', account: { kind: 'buyer', id: buyer.id } })
  })

  it('can be filtered, sorted and paged; each filter finds by an index', async () => {
    const [any] = await found({ kind: 'sign-in-refused' })
    const narrow: SecurityEventFilter[] = [
      { kind: 'sign-in-refused', from: any?.firstAt, to: any?.lastAt },
      { outcome: 'credentials-wrong', from: any?.firstAt, to: any?.lastAt },
      { outcome: 'refused', from: any?.firstAt, to: any?.lastAt },
      { address: any?.address ?? '' },
      { service: 'account', address: any?.address ?? '' },
    ]
    for (const filter of narrow) {
      const { rows } = await list(filter, { range: [0, 199] })
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(filter),
      ).toContain(any?.id)
    }
    const none: SecurityEventFilter[] = [
      { address: '198.51.100.250' },
      { account: 'b-0000000000' },
      { to: '2020-01-01T00:00:00.000Z' },
      { kind: 'sign-in-refused', outcome: 'done' },
      { kind: 'sign-in-refused', service: 'catalogue' },
    ]
    for (const filter of none) expect((await list(filter)).rows, JSON.stringify(filter)).toEqual([])
    for (const sort of ['lastAt', 'times'] as const) {
      const { rows } = await list({}, { sort: [sort, 'DESC'], range: [0, 199] })
      const values = rows.map((row) => row[sort])
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
      await waitFor('the second page of the same list', async () => {
        const whole = await list({}, { sort: [sort, 'DESC'], range: [0, 199] })
        const second = await list({}, { sort: [sort, 'DESC'], range: [2, 3] })
        const ids = (some: typeof rows) => some.map(({ id }) => id).join()
        const isSame = ids(second.rows) === ids(whole.rows.slice(2, 4))
        return isSame && second.range === `security-events 2-3/${whole.rows.length}`
      })
      for (const where of [{ kind: 'x' }, { outcome: 'x' }, { parties: 'x' }, { address: 'x' }, { service: 'x' }, {}]) {
        const { queryPlanner } = await stored()
          .find(where)
          .sort({ [sort]: -1, _id: -1 })
          .explain('queryPlanner')
        const plan = JSON.stringify(queryPlanner.winningPlan)
        expect(plan, JSON.stringify({ where, sort })).toContain('IXSCAN')
        expect(plan).not.toMatch(/COLLSCAN|"stage":"SORT"/)
      }
    }
  })

  it('are counted by kind and over time', async () => {
    const address = freshAddress()
    for (let guess = 0; guess < 3; guess += 1) await logIn(freshEmail(), 'Wrong-pass1', address)
    await postJson(system.urls.catalogue, '/private/stock/receive', {}, from(address, 'not.a.token'))
    const counts = await waitFor('four events', async () => {
      const some = await counted({ address })
      return some.kinds.reduce((sum, { times }) => sum + times, 0) === 4 && some
    })
    expect(counts.kinds).toEqual([
      { kind: 'sign-in-refused', times: 3 },
      { kind: 'token-refused', times: 1 },
    ])
    expect(counts.steps.length).toBeLessThanOrEqual(48)
    expect(counts.steps.reduce((sum, { times }) => sum + times, 0)).toBe(4)
    const ofKind = await counted({ address, kind: 'token-refused' })
    expect(ofKind.kinds).toEqual(counts.kinds)
    expect(ofKind.steps.reduce((sum, { times }) => sum + times, 0)).toBe(1)
  })

  it('are shown only with the permission', async () => {
    const role = await team.act('/private/roles/create', { names: { en: 'Reads the trail' }, menuIds: ['audit'] })
    const { token } = await team.member({ roleId: text(role.data.id) })
    const [row] = await found({ kind: 'sign-in-refused' })
    for (const path of ['', `/${row?.id}`]) {
      const response = await fetch(`${system.url}/api/v1/admin/security-events${path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.status).toBe(403)
    }
    expect(await postJson(system.url, '/private/security-events/count', {}, { token })).toMatchObject({
      status: 403,
      type: 'forbidden',
    })
    const own = await fetch(`${system.url}/api/v1/admin/security-events/${row?.id}`, {
      headers: { authorization: `Bearer ${await team.administrator()}` },
    })
    expect(securityEventRow.parse(await own.json()).id).toBe(row?.id)
  })

  it('counts an entry that arrives twice once', async () => {
    const address = freshAddress()
    const entry = {
      id: `audit-${'0'.repeat(23)}1`,
      at: new Date().toISOString(),
      service: 'catalogue',
      call: 'receive-stock',
      kind: 'refusal',
      security: 'token-refused',
      actor: { kind: 'visitor' },
      outcome: 'unauthenticated',
      objects: {},
      times: 7,
      address,
      userAgent: '$address',
      correlationId: 'arrives-twice',
    }
    for (let time = 0; time < 2; time += 1)
      await postJson(
        system.urls.account,
        '/internal/record-audit',
        { entries: [entry] },
        { token: system.secrets.INTERNAL_TOKEN },
      )
    const [row] = await found({ address })
    expect(row).toMatchObject({ times: 7, userAgent: '$address' })
  })

  it('of one network leave room for those of others', async () => {
    const at = new Date().toISOString()
    const flood = Array.from({ length: 100 }, (_, host) => `2001:db8:0:1::${(host + 1).toString(16)}`)
    const other = '2001:db8:0:2::1'
    const entries = [...flood, other].map((address, index) => ({
      id: `audit-${(0xf00 + index).toString(16).padStart(24, '0')}`,
      at,
      service: 'notification',
      call: 'list-mails',
      kind: 'refusal',
      security: 'token-refused',
      actor: { kind: 'visitor' },
      outcome: 'unauthenticated',
      objects: {},
      times: 1,
      address,
      userAgent: 'curl',
      correlationId: 'one-network',
    }))
    const sent = { token: system.secrets.INTERNAL_TOKEN }
    for (const part of [entries.slice(0, 50), entries.slice(50)])
      expect(await postJson(system.urls.account, '/internal/record-audit', { entries: part }, sent)).toMatchObject({
        code: 200,
      })
    expect((await found({ address: other }))[0]).toMatchObject({ times: 1, isRest: false })
    expect(await stored().countDocuments({ address: { $in: flood } })).toBe(10)
    const [rest] = await found({ address: '2001:db8:0:1::/64' })
    expect(rest).toMatchObject({ times: 90, isRest: true, account: null, userAgent: '' })
  })

  it('are deleted with their buyer', async () => {
    const address = freshAddress()
    const buyer = await registered(system)
    await postJson(
      system.urls.account,
      '/auth/login-with-code',
      { username: buyer.email, code: '000000' },
      from(address),
    )
    await found({ account: buyer.id })
    const erased = await postJson(
      system.urls.account,
      '/account/delete',
      { password: validPassword, confirmation: true },
      { token: buyer.token },
    )
    expect(erased).toMatchObject({ code: 200 })
    await waitFor('no rows of the buyer', async () => (await list({ account: buyer.id })).rows.length === 0)
    expect(await stored().countDocuments({ address })).toBe(0)
  })

  it('stay few under a flood of failed sign-ins, and lose none of the others', { timeout: 480_000 }, async () => {
    const kinds = ['sign-in-refused', 'rate-limited'] as const
    const metrics = async () =>
      (await Promise.all(kinds.map((kind) => metricOf('account', kind)))).reduce((sum, count) => sum + count, 0)
    const of = { service: 'account', kind: { $in: [...kinds] } }
    const rows = () => stored().countDocuments(of)
    const sum = async () => {
      const sums = await stored()
        .aggregate<{ times: number }>([{ $match: of }, { $group: { _id: null, times: { $sum: '$times' } } }])
        .toArray()
      return sums[0]?.times ?? 0
    }
    const began = Date.now()
    const [metricsBefore, rowsBefore] = [await metrics(), await rows()]
    let sent = 0
    const sender = async () => {
      while (sent < floodOf) {
        sent += 1
        const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
        const reply = await logIn(`flood-${sent}@pinline.example`, 'Wrong-pass1', address)
        expect(['credentials-wrong', 'too-many-requests']).toContain(reply.type)
      }
    }
    await Promise.all(Array.from({ length: 60 }, sender))
    expect((await metrics()) - metricsBefore).toBe(sent)

    // What was only counted arrives at the end of the minute; then nothing of this run is missing.
    await waitFor(
      'the counts of all',
      async () => {
        const [total, expected] = [await sum(), await metrics()]
        if (total !== expected) throw new Error(`${total} of ${expected}`)
        return true
      },
      { timeoutMs: 180_000 },
    )
    const intervals = Math.floor(Date.now() / 600_000) - Math.floor(began / 600_000) + 1
    expect((await rows()) - rowsBefore).toBeLessThanOrEqual(intervals * kinds.length * (maxRows + 1))
    expect((await rows()) - rowsBefore).toBeLessThan(sent / 10)
    const [rest] = (await list({ kind: 'rate-limited' }, { sort: ['times', 'DESC'] })).rows
    expect(rest).toMatchObject({ isRest: true, account: null, address: '' })

    const address = freshAddress()
    await postJson(system.urls.catalogue, '/private/stock/receive', {}, from(address, 'not.a.token'))
    await found({ address, kind: 'token-refused' })
  })
})
