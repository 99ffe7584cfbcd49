import { Keys } from '@pinline/chassis/keys/keys'
import { processMetrics } from '@pinline/chassis/metrics'
import type { Platform } from '@pinline/chassis/service'
import { deliverMessage } from '@pinline/notification/jobs/deliver-message.job'
import { Outbox } from '@pinline/notification/messages/outbox'
import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'

const minute = 60_000
const hour = 60 * minute
const secret = 'late-mails'.padEnd(48, '0')
const metrics = processMetrics('notification')
const client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
const db = client.db(`late-mails-${process.pid}`)

let now: Date
let isAway: boolean
let sent: string[]
let outbox: Outbox
let run: (id: string) => Promise<void>

beforeAll(async () => {
  const platform = {
    ...{ db, metrics, clock: { now: () => now }, log: pino({ level: 'silent' }), wake: () => undefined },
    ...{ keys: await Keys.open(db, { current: secret }) },
    config: { PINLINE_MODE: 'production', PUBLIC_URL: 'https://pinline.example' },
  } as unknown as Platform
  const mail = async ({ id }: { readonly id: string }) => {
    if (isAway) throw new Error('connect ECONNREFUSED')
    sent.push(id)
  }
  outbox = new Outbox(platform, { mail, sms: undefined })
  await outbox.ensureIndexes()
  const job = deliverMessage(platform, outbox)
  run = (id) => job.run(id)
})
beforeEach(async () => {
  now = new Date()
  isAway = true
  sent = []
  await db.collection('messages').deleteMany({})
})
afterAll(async () => {
  await db.dropDatabase()
  await client.close()
})

const accept = (effectId: string, parameters: { readonly orderNo: string }, to = 'ann@pinline.example') =>
  outbox.accept({
    to,
    channel: 'email',
    language: 'en',
    template: 'order-paid',
    parameters,
    effectId,
  })
const acceptCode = (effectId: string) =>
  outbox.accept({
    to: 'ann@pinline.example',
    channel: 'email',
    language: 'en',
    template: 'verification-code',
    parameters: { code: '481516', purpose: 'register', minutes: 10 },
    effectId,
  })
/** Runs what falls due up to a time. */
const sweepUntil = async (end: Date) => {
  while (now < end) {
    const [first] = await db.collection('messages').find({ state: 'waiting' }).sort({ nextTryAt: 1 }).limit(1).toArray()
    if (first === undefined || first.nextTryAt > end) break
    now = new Date(Math.max(now.getTime(), first.nextTryAt.getTime()))
    for (const id of await outbox.due(now)) await run(id)
  }
  now = end
}
const stored = (id: string) => db.collection<{ _id: string; tries: number }>('messages').findOne({ _id: id })

it('waits for a mail server that is away for twenty minutes, and sends then', async () => {
  await accept('late-1', { orderNo: '2611214073958' })
  await sweepUntil(new Date(now.getTime() + 20 * minute))
  expect(await stored('late-1')).toMatchObject({ state: 'waiting', tries: 8 })
  isAway = false
  await sweepUntil(new Date(now.getTime() + hour))
  expect(sent).toEqual(['late-1'])
  expect(await stored('late-1')).toMatchObject({ state: 'sent' })
})

it('gives a mail up after two days, and erases it then', async () => {
  await accept('late-2', { orderNo: '2611214073958' })
  const accepted = now.getTime()
  await sweepUntil(new Date(accepted + 46 * hour))
  expect(await stored('late-2')).toMatchObject({ state: 'waiting' })
  expect(await stored('late-2')).toHaveProperty('sealed', expect.anything())
  await sweepUntil(new Date(accepted + 49 * hour))
  const ended = await stored('late-2')
  expect(ended).toMatchObject({ state: 'failed' })
  expect(Object.keys(ended ?? {})).not.toContain('sealed')
  expect(Object.keys(ended ?? {})).not.toContain('recipient')
  expect(ended?.tries).toBeLessThan(60)
})

it('counts the recipients who wait for more than half an hour, however many messages each has', async () => {
  const orderNo = '2611214073958'
  for (const id of ['late-3', 'late-4', 'late-5']) await accept(id, { orderNo })
  await accept('late-6', { orderNo }, 'bo@pinline.example')
  const accepted = now.getTime()
  await sweepUntil(new Date(accepted + 29 * minute))
  expect(await outbox.lateRecipients()).toBe(0)
  await sweepUntil(new Date(accepted + 31 * minute))
  expect(await outbox.lateRecipients()).toBe(2)
  isAway = false
  await sweepUntil(new Date(accepted + 2 * hour))
  expect(await outbox.lateRecipients()).toBe(0)
})

it('counts the codes that were given up, and those that were sent', async () => {
  const codes = async () => (await metrics.registry.getSingleMetric('pinline_codes_total')?.get())?.values
  const countOf = (channel: string, result: string, value: number) =>
    expect.objectContaining({ labels: { channel, result }, value })
  const unchanged = [countOf('sms', 'sent', 0), countOf('sms', 'given-up', 0)]
  await acceptCode('late-7')
  await sweepUntil(new Date(now.getTime() + 10 * minute))
  expect(await stored('late-7')).toMatchObject({ state: 'failed' })
  expect(await codes()).toEqual([countOf('email', 'sent', 0), countOf('email', 'given-up', 1), ...unchanged])
  isAway = false
  await acceptCode('late-8')
  await sweepUntil(new Date(now.getTime() + minute))
  expect(await codes()).toEqual([countOf('email', 'sent', 1), countOf('email', 'given-up', 1), ...unchanged])
})
