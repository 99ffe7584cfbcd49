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
      for (const { kind, retainedSeconds } of rows) expect({ [kind]: retainedSeconds > 0 }).toEqual({ [kind]: true })
    })
  })
}
