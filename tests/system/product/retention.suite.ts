import { listRetention } from '@pinline/contracts/gateway/operations/list-retention'
import { serviceName } from '@pinline/events/event'
import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import type { TestSystem } from '../../harness/start-system.ts'
import { StaffTeam } from '../account/staff-member.ts'

/** Every index of a database by which MongoDB deletes, as `<collection>.<field>`. */
const expiringIndexes = async (db: mongoose.mongo.Db) => {
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
  const found = await Promise.all(
    collections.map(async ({ name }) =>
      (await db.collection(name).indexes()).flatMap(({ key, expireAfterSeconds }) =>
        expireAfterSeconds === undefined ? [] : [[`${name}.${Object.keys(key).join()}`, expireAfterSeconds] as const],
      ),
    ),
  )
  return new Map(found.flat())
}

/** Needs a system of all services. */
export const retention = (shared: () => TestSystem): void => {
  describe('what is kept for a time', () => {
    const list = async () => {
      const token = await new StaffTeam(shared()).administrator()
      const response = await fetch(`${shared().url}/api/v1${listRetention.path}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const body: unknown = await response.json()
      return listRetention.output.parse(Reflect.get(Object(body), 'data'))
    }

    it('is listed as MongoDB deletes it: each index of each service, and no other', async () => {
      const { services } = await list()
      expect(services.map(({ name }) => name)).toEqual(serviceName.options)
      const client = new mongoose.mongo.MongoClient(shared().servers.mongodb.url)
      try {
        for (const { name, list: listed } of services) {
          const indexes = await expiringIndexes(client.db(`${shared().databasePrefix}${name}`))
          const declared = (listed ?? []).filter(({ endedBy }) => endedBy === 'index')
          const places = declared.map(({ collection, field }) => `${collection}.${field}`)
          expect({ [name]: places.toSorted() }).toEqual({ [name]: [...indexes.keys()].toSorted() })
          // The date is the end itself, or the time counts from it.
          for (const { collection, field, retainedSeconds } of declared)
            expect([0, retainedSeconds]).toContain(indexes.get(`${collection}.${field}`))
        }
      } finally {
        await client.close()
      }
    })

    it('has its time, its number of entries and its next end', async () => {
      const { at, services } = await list()
      const rows = services.flatMap(({ list: listed }) => listed ?? [])
      // The administrator is signed in.
      const sessions = rows.find(({ kind }) => kind === 'sessions')
      expect(sessions).toMatchObject({ setting: 'BUYER_SESSION_DAYS', retainedSeconds: 90 * 86_400, overdue: false })
      expect(sessions?.entries).toBeGreaterThan(0)
      expect(Date.parse(sessions?.dueAt ?? '')).toBeGreaterThan(Date.parse(at))
      for (const { kind, retainedSeconds } of rows)
        expect({ [kind]: (retainedSeconds ?? 1) > 0 }).toEqual({ [kind]: true })
    })

    it('has what jobs delete and what has to be completed, in each service', async () => {
      const { services } = await list()
      const byService = new Map(services.map(({ name, list: listed }) => [name, listed ?? []]))
      const ofAll = ['outbox', 'audit-outbox', 'unconfirmed-claims', 'findings', 'archived-commits']
      const generations = ['standby-generations', 'unused-generations', 'discarded-generations']
      for (const [name, rows] of byService) {
        const kinds = rows.filter(({ endedBy }) => endedBy !== 'index').map(({ kind }) => kind)
        expect({ [name]: kinds }).toEqual({
          [name]: expect.arrayContaining([...ofAll, ...generations, 'queued-jobs', 'finished-jobs']),
        })
        // Redis responds.
        for (const kind of ['queued-jobs', 'finished-jobs'])
          expect(rows.find((row) => row.kind === kind)?.entries).toEqual(expect.any(Number))
      }
      const has = (name: (typeof serviceName.options)[number], kind: string) =>
        expect(byService.get(name)?.map((row) => row.kind)).toContain(kind)
      for (const kind of ['uploads', 'unattached-files', 'detached-files', 'unstored-files']) has('catalogue', kind)
      for (const kind of ['uploads', 'unsent-form-files', 'form-drafts']) has('notification', kind)
      has('account', 'contact-changes')
    })

    it('says which entry should be gone: one of the audit trail that was set aside', async () => {
      const client = new mongoose.mongo.MongoClient(shared().servers.mongodb.url)
      const waiting = client
        .db(`${shared().databasePrefix}catalogue`)
        .collection<{ _id: string; at: string; aside: true }>('audit-outbox')
      const entry = { _id: 'audit-setaside000000000000', at: '2026-01-02T03:04:05.000Z', aside: true } as const
      const row = async () =>
        (await list()).services
          .find(({ name }) => name === 'catalogue')
          ?.list?.find(({ kind }) => kind === 'audit-outbox')
      try {
        await waiting.insertOne(entry)
        expect(await row()).toMatchObject({ oldestAt: entry.at, dueAt: '2026-01-02T03:14:05.000Z', overdue: true })
      } finally {
        await waiting.deleteOne({ _id: entry._id })
        await client.close()
      }
      expect((await row())?.oldestAt).not.toBe(entry.at)
    })
  })
}
