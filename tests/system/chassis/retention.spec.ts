import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadsOf } from '@pinline/chassis/files/upload-folder'
import { endsAfter, endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import { readRetention } from '@pinline/chassis/retention/read-retention'
import {
  completedWithin,
  limitedTo,
  type Measured,
  sweptAfter,
  sweptAt,
  withoutLimit,
} from '@pinline/chassis/retention/sweep'
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
  newest: 1,
  newestPer: 'webhook-endpoint',
})
const attempts = endsAt('forgetAt', { kind: 'payment-attempts', seconds: 3600, from: 'updated', isPartial: true })
const imports = sweptAfter('createdAt', { kind: 'imports', days: 30, from: 'written' })

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
    const codes = endsAfter('createdAt', { kind: 'verification-codes', days: 30, from: 'written' })
    expect(expiryIndex(codes)).toEqual({ key: { createdAt: 1 }, expireAfterSeconds: 30 * 86_400 })
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
      // So many of each endpoint, not of all.
      {
        ...{ entries: 2, newest: 1, newestPer: 'webhook-endpoint' },
        oldestAt: iso(-9 * dayMs),
        dueAt: iso(26 * dayMs),
        overdue: false,
      },
      { entries: 1, oldestAt: iso(-71 * minuteMs), dueAt: iso(-11 * minuteMs), overdue: true },
      { entries: 1, dueAt: iso(-3 * 60 * minuteMs), overdue: true },
    ])
  })

  it('counts some of a large collection up to a bound', async () => {
    const many = Array.from({ length: 10_001 }, () => ({ forgetAt: at(dayMs) }))
    await db.collection('payment-attempts').insertMany(many)
    expect((await read())[2]).toMatchObject({ entries: 10_000, hasMore: true })
  })

  describe('and does not end by an index', () => {
    const iso = (milliseconds: number) => at(milliseconds).toISOString()
    const one = async (declared: Parameters<typeof readRetention>[1][number]) =>
      (await readRetention(db, [declared], { FILES_UNATTACHED_HOURS: 24, CHANGE_UNDO_HOURS: 72 }, now))[0]

    it('has the time of its setting, of those documents that it is about', async () => {
      const detached = sweptAfter('detachedAt', {
        ...{ kind: 'detached-files', collection: 'files', from: 'over', hoursBy: 'FILES_UNATTACHED_HOURS' },
        where: { attachedTo: null, detachedAt: { $exists: true } },
      })
      await db.collection('files').insertMany([
        { attachedTo: null, detachedAt: at(-25 * 60 * minuteMs) },
        { attachedTo: 'b-1', detachedAt: at(-90 * dayMs) },
        { attachedTo: null, createdAt: at(-90 * dayMs) },
      ])
      const found = await one(detached)
      expect(found).toMatchObject({ setting: 'FILES_UNATTACHED_HOURS', retainedSeconds: 86_400, endedBy: 'job' })
      expect(found).toMatchObject({ entries: 1, oldestAt: iso(-25 * 60 * minuteMs), dueAt: iso(-60 * minuteMs) })
      // The job has two hours.
      expect(found?.overdue).toBe(false)
      await db.collection('files').insertOne({ attachedTo: null, detachedAt: at(-27 * 60 * minuteMs) })
      expect(await one(detached)).toMatchObject({ entries: 2, overdue: true })
    })

    it('ends at a date that is stored', async () => {
      const changes = sweptAt('reconcileAt', { kind: 'contact-changes', from: 'written', hoursBy: 'CHANGE_UNDO_HOURS' })
      await db.collection('contact-changes').insertOne({ reconcileAt: at(dayMs) })
      expect(await one(changes)).toMatchObject({ entries: 1, oldestAt: null, dueAt: iso(dayMs), overdue: false })
      await db.collection('contact-changes').insertOne({ reconcileAt: at(-121 * minuteMs) })
      expect(await one(changes)).toMatchObject({ entries: 2, dueAt: iso(-121 * minuteMs), overdue: true })
    })

    it('is late as soon as what should be completed is not, whether its date is a date or a text', async () => {
      const outbox = completedWithin('committedAt', {
        ...{ kind: 'outbox', collection: 'waiting-commits', seconds: 60 },
        ...{ where: { unpublished: true }, sortBy: '_id' },
      })
      await db
        .collection('waiting-commits')
        .insertMany([{ committedAt: at(-59_000), unpublished: true }, { committedAt: at(-dayMs) }])
      expect(await one(outbox)).toMatchObject({ entries: 1, oldestAt: iso(-59_000), overdue: false })
      const entries = completedWithin('at', { kind: 'audit-outbox', seconds: 60, where: {} })
      await db.collection('audit-outbox').insertOne({ at: iso(-61_000) })
      expect(await one(entries)).toMatchObject({ entries: 1, dueAt: iso(-1000), overdue: true, endedBy: 'completion' })
    })

    it('has a number that it may reach, or no limit at all', async () => {
      const findings = limitedTo('lastAt', { kind: 'findings', newest: 10 })
      const many = (count: number) => Array.from({ length: count }, () => ({ lastAt: at(-dayMs) }))
      await db.collection('findings').insertMany(many(11))
      const found = await one(findings)
      expect(found).toMatchObject({ newest: 10, retainedSeconds: null, entries: 11, dueAt: null, overdue: false })
      await db.collection('findings').insertMany(many(1))
      expect(await one(findings)).toMatchObject({ entries: 12, overdue: true })
      const archived = withoutLimit('committedAt', { kind: 'archived-commits', collection: 'old-commits', where: {} })
      await db.collection('old-commits').insertOne({ committedAt: at(-900 * dayMs) })
      expect(await one(archived)).toMatchObject({
        endedBy: 'nothing',
        entries: 1,
        oldestAt: iso(-900 * dayMs),
        dueAt: null,
      })
    })

    it('is in a folder: files by their last change, none where there is no folder yet', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'retention-'))
      try {
        const uploads = uploadsOf(folder, 'catalogue')
        expect(await one(uploads)).toMatchObject({
          collection: 'uploads/catalogue',
          field: null,
          entries: 0,
          dueAt: null,
        })
        mkdirSync(join(folder, 'uploads', 'catalogue'), { recursive: true })
        for (const [name, days] of [
          ['a.part', 1],
          ['b.part', 2],
        ] as const) {
          const path = join(folder, 'uploads', 'catalogue', name)
          writeFileSync(path, 'x')
          utimesSync(path, at(-days * dayMs), at(-days * dayMs))
        }
        expect(await one(uploads)).toMatchObject({
          entries: 2,
          oldestAt: iso(-2 * dayMs),
          dueAt: iso(-dayMs),
          overdue: true,
        })
        // A file in its place cannot be read as a folder.
        writeFileSync(join(folder, 'uploads', 'order'), 'x')
        expect(await one(uploadsOf(folder, 'order'))).toMatchObject({ entries: null, overdue: false })
      } finally {
        rmSync(folder, { recursive: true })
      }
    })

    it('has no number while its store does not respond', async () => {
      const queued: Measured = {
        ...{
          kind: 'queued-jobs',
          collection: 'order-jobs',
          term: { seconds: 600 },
          from: 'over',
          endedBy: 'completion',
        },
        measure: async () => undefined,
      }
      expect(await one(queued)).toMatchObject({
        entries: null,
        hasMore: false,
        oldestAt: null,
        dueAt: null,
        overdue: false,
      })
    })
  })
})
