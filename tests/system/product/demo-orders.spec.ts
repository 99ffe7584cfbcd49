import { changeEmail } from '@pinline/contracts/account/buyer/change-email'
import { buyersResource } from '@pinline/contracts/account/people/buyers-resource'
import { confirmIdentity } from '@pinline/contracts/account/session/confirm-identity'
import { logIn } from '@pinline/contracts/account/session/log-in'
import { logInWithCode } from '@pinline/contracts/account/session/log-in-with-code'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import { type OrderRecord, ordersResource } from '@pinline/contracts/order/order/orders-resource'
import { isDemoAccount } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { Caller, mailedCode, signInBuyer, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const ordersBeforeKill = 12
const dayMs = 86_400_000

/** Kills the order service in the middle of its demo orders, as soon as some have been placed. */
const killMidway = async (db: mongoose.mongo.Db, pid: number): Promise<boolean> =>
  await waitFor(
    'some demo orders',
    async () => {
      const seed = await db.collection<{ _id: string }>('seeds').findOne({ _id: 'demo-orders' })
      if (seed === null || 'finishedAt' in seed) return false
      const placed = await db.collection('commits').countDocuments({ command: 'place-order' })
      return placed >= ordersBeforeKill && process.kill(pid, 'SIGKILL')
    },
    { timeoutMs: 300_000, intervalMs: 10 },
  )

describe('a first start with demo orders, killed in the middle', () => {
  let system: TestSystem
  let client: mongoose.mongo.MongoClient
  let staff: Caller
  let killed: Promise<boolean> | undefined

  beforeAll(async () => {
    const servers = inject('servers')
    client = new mongoose.mongo.MongoClient(servers.mongodb.url)
    let ownPrefix = ''
    system = await startSystem(servers, {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { DEMO_ORDERS: 'on' },
      prepare: async ({ databasePrefix }) => {
        ownPrefix = databasePrefix
      },
      listen: (event) => {
        if (event.kind !== 'started' || event.name !== 'order') return
        killed ??= killMidway(client.db(`${ownPrefix}order`), event.pid)
        // It is awaited by the first test, which comes long after.
        killed.catch(() => undefined)
      },
    })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
  })
  afterAll(async () => {
    await system?.stop()
    await client.close()
  })

  const list = async (resource: string): Promise<unknown> =>
    await (
      await staff.send(`/api/v1/admin/${resource}?range=${encodeURIComponent('[0,99]')}`, { method: 'GET' })
    ).json()
  const orders = async () => z.array(ordersResource.row).parse(await list('orders'))
  const byStatus = (records: readonly OrderRecord[]) =>
    Object.fromEntries(
      [...Map.groupBy(records, ({ status }) => status)].map(([status, { length }]) => [status, length]),
    )
  const planned = {
    pending: 4,
    confirmed: 4,
    stocking: 4,
    testing: 3,
    shipped: 6,
    completed: 16,
    cancelled: 8,
  }
  const total = Object.values(planned).reduce((sum, each) => sum + each, 0)

  it('has every order once, in every status, after the service was killed', async () => {
    expect(await killed).toBe(true)
    const inTheEnd = Object.entries(planned).toSorted().join()
    await waitFor('all demo orders, each in its last status', async () => {
      const statuses = byStatus(await orders())
      if (Object.entries(statuses).toSorted().join() !== inTheEnd) throw new Error(JSON.stringify(statuses))
      return true
    })
  })

  it('dates them over six weeks, in all currencies, and says demo of everybody who ordered', async () => {
    const records = await orders()
    const now = Date.now()
    const ages = records.map(({ steps }) => (now - Date.parse(steps.placedAt)) / dayMs)
    expect(Math.max(...ages)).toBeGreaterThan(41)
    expect(Math.min(...ages)).toBeGreaterThan(0.04)
    expect(new Set(records.map(({ total }) => total.currency)).size).toBe(6)
    expect(records.filter(({ buyerId }) => !isDemoAccount(buyerId))).toEqual([])
    for (const { orderNo, steps, status, paymentDeadline } of records) {
      // A number begins with its day: 3000 is the first of January 2026.
      const day = 3000 + Math.floor((Date.parse(steps.placedAt) - Date.UTC(2026, 0, 1)) / dayMs)
      expect(orderNo.slice(0, 4)).toBe(String(day))
      const times = Object.values(steps).filter((time) => time !== null)
      expect({ orderNo, late: times.filter((time) => Date.parse(time) > now) }).toEqual({ orderNo, late: [] })
      if (status === 'pending') expect(Date.parse(paymentDeadline)).toBeGreaterThan(now)
    }
  })

  it('dates every commit of buyers and staff like its events', async () => {
    // What the wallet returns after the kill is of the present: the service records it.
    const commits = await client
      .db(`${system.databasePrefix}order`)
      .collection('commits')
      .find({ streamType: 'order', 'actor.kind': { $ne: 'service' } })
      .toArray()
    expect(commits.length).toBeGreaterThan(100)
    const newest = Math.max(...commits.map(({ committedAt }) => Number(committedAt)))
    expect(newest).toBeLessThan(Date.now() - 3_600_000)
  })

  it('registers a dozen buyers, and sends no mail about the past', async () => {
    const buyers = z.array(buyersResource.row).parse(await list('buyers'))
    expect(buyers).toHaveLength(12)
    expect(buyers.filter(({ id }) => !isDemoAccount(id))).toEqual([])
    const toDos = await waitFor('to-dos', async () => {
      const found = z.array(z.object({ kind: z.string() })).parse(await list('to-dos'))
      return found.length >= 11 && found.some(({ kind }) => kind === 'prepare-order') && found
    })
    expect(toDos.map(({ kind }) => kind)).toContain('prepare-order')
    const mailbox = await fetch(`${system.url}/mailbox/messages`)
    expect(await mailbox.json()).toMatchObject({ list: [] })
  })

  it('has a part of a payment that was refunded, with its note', async () => {
    const parts = await waitFor('the refund is through', async () => {
      const found = (await orders()).filter(({ refunds }) => refunds.some(({ orderAmount }) => orderAmount !== null))
      return found.some(({ refunds }) => refunds[0]?.state === 'completed') && found
    })
    expect(parts).toMatchObject([
      { status: 'completed', refunds: [{ reason: 'goodwill', state: 'completed', orderAmount: expect.any(Object) }] },
    ])
  })

  it('adds nothing at a second start', async () => {
    const commits = client.db(`${system.databasePrefix}order`).collection('commits')
    const invoices = { 'events.type': 'invoice-issued' }
    const credits = { 'events.type': 'credit-note-issued' }
    // Reactions issue what is due of them.
    await waitFor('the documents', async () => {
      const issued = await Promise.all([commits.countDocuments(invoices), commits.countDocuments(credits)])
      return issued.join() === `${planned.shipped + planned.completed},1`
    })
    const committed = async () => await commits.countDocuments({ streamType: { $in: ['order', 'document-numbers'] } })
    const before = await committed()
    await system.restart('account')
    await system.restart('order')
    expect(await committed()).toBe(before)
    expect(await orders()).toHaveLength(total)
  })

  it('gives the demo login orders of its own', async () => {
    expect((await orders()).filter(({ buyerId }) => buyerId === 'b-demobuyer')).toHaveLength(4)
  })

  it('refuses a renamed demo login from elsewhere, by password and by code', async () => {
    const { username, password } = system.demoAccounts().buyer
    const buyer = await signInBuyer(system.url, { username, password })
    const email = 'trader@renamed.example'
    const { ticket } = (await buyer.call(confirmIdentity, { password })).data()
    ;(await buyer.call(sendVerificationCode, { target: email, purpose: 'change-email' })).data()
    const changed = await mailedCode(system.url, email)
    ;(await buyer.call(changeEmail, { email, code: changed, ticket })).data()

    const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
    const account = new Caller(system.urls.account)
    expect((await account.call(logIn, { username: email, password })).envelope.code).toBe(200)
    const byPassword = await account.call(logIn, { username: email, password }, elsewhere)
    expect(byPassword.envelope.meta?.type).toBe('credentials-wrong')
    ;(await account.call(sendVerificationCode, { target: email, purpose: 'login' }, elsewhere)).data()
    const code = await waitFor('a code to sign in', async () => {
      const newest = await mailedCode(system.url, email)
      return newest !== changed && newest
    })
    const byCode = await account.call(logInWithCode, { username: email, code }, elsewhere)
    expect(byCode.envelope.meta?.type).toBe('not-registered')
  })
})
