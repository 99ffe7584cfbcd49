import { endsAfter, endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import { readRetention } from '@pinline/chassis/retention/read-retention'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'

const prefix = `retention${process.pid}-`
const now = new Date('2026-11-28T12:00:00.000Z')
const minuteMs = 60_000
const dayMs = 86_400_000
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)

const visits = endsAt('endsAt', { kind: 'visits', days: 90, from: 'written' })
const deliveries = endsAt('endsAt', {
  kind: 'webhook-deliveries',
  daysBy: 'WEBHOOK_LOG_DAYS',
  from: 'updated',
  begin: 'at',
})
const attempts = endsAt('forgetAt', { kind: 'payment-attempts', seconds: 3600, from: 'updated', isPartial: true })
const imports = endsAfter('createdAt', { kind: 'imports', days: 30, from: 'written', endedBy: 'job' })

describe('what is read of documents that are kept for a time', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  const read = async () =>
    await readRetention(db, [visits, deliveries, attempts, imports], { WEBHOOK_LOG_DAYS: 30 }, now)

  beforeAll(() => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}retention`)
  })
  afterAll(async () => {
    await dropDatabases(inject('servers').mongodb.url, prefix)
    await client.close()
  })

  it('makes the index of its time: at the end, or so long after a date', () => {
    expect(expiryIndex(visits)).toEqual({ key: { endsAt: 1 }, expireAfterSeconds: 0 })
    expect(expiryIndex(imports)).toEqual({ key: { createdAt: 1 }, expireAfterSeconds: 30 * 86_400 })
  })

  it('is nothing where there is none', async () => {
    const found = await read()
    expect(found.map(({ kind, retainedSeconds, setting }) => [kind, retainedSeconds, setting])).toEqual([
      ['visits', 90 * 86_400, null],
      ['webhook-deliveries', 30 * 86_400, 'WEBHOOK_LOG_DAYS'],
      ['payment-attempts', 3600, null],
      ['imports', 30 * 86_400, null],
    ])
    for (const one of found)
      expect(one).toMatchObject({ entries: 0, hasMore: false, oldestAt: null, dueAt: null, overdue: false })
  })

  // Without their indexes, by which MongoDB would delete them meanwhile.
  it('is the number, the oldest and the next end, and says what should be gone', async () => {
    const inserted = {
      visits: [{ endsAt: at(-9 * minuteMs) }, { endsAt: at(dayMs) }],
      'webhook-deliveries': [
        { at: at(-4 * dayMs), endsAt: at(26 * dayMs) },
        { at: at(-9 * dayMs), endsAt: at(28 * dayMs) },
      ],
      'payment-attempts': [{ forgetAt: at(-11 * minuteMs) }, { openAttempt: true }],
      imports: [{ createdAt: at(-30 * dayMs - 3 * 60 * minuteMs) }],
    }
    for (const [name, documents] of Object.entries(inserted)) await db.collection(name).insertMany(documents)
    const iso = (milliseconds: number) => at(milliseconds).toISOString()
    expect(await read()).toMatchObject([
      // MongoDB has some minutes for it.
      { entries: 2, oldestAt: iso(-9 * minuteMs - 90 * dayMs), dueAt: iso(-9 * minuteMs), overdue: false },
      { entries: 2, oldestAt: iso(-9 * dayMs), dueAt: iso(26 * dayMs), overdue: false },
      { entries: 1, oldestAt: iso(-71 * minuteMs), dueAt: iso(-11 * minuteMs), overdue: true },
      { entries: 1, dueAt: iso(-3 * 60 * minuteMs), overdue: true },
    ])
  })

  it('counts some of a large collection up to a bound', async () => {
    const many = Array.from({ length: 10_001 }, () => ({ forgetAt: at(dayMs) }))
    await db.collection('payment-attempts').insertMany(many)
    expect((await read())[2]).toMatchObject({ entries: 10_000, hasMore: true })
  })
})
