import { recordVisitSteps } from '@pinline/contracts/notification/record-visit-steps'
import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import { countVisitSteps } from '@pinline/contracts/notification/visitor/count-visit-steps'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { TestSystem } from '../../harness/start-system.ts'
import { postJson, text } from '../account/client.ts'

const dayMs = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Steps of visits, counted by day. */
export const visitSteps = (shared: () => TestSystem): void => {
  describe('steps of visits', () => {
    let system: TestSystem
    const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    let token: string
    const stored = () => mongo.db(`${system.databasePrefix}notification`).collection<{ _id: string }>('visit-days')
    beforeAll(async () => {
      system = shared()
      token = text((await postJson(system.urls.account, '/public/admin/login', system.demoAccounts().staff)).data.token)
      await stored().deleteMany({})
    })
    afterAll(async () => {
      await mongo.close()
    })

    const record = (steps: readonly string[], headers: Record<string, string> = {}) =>
      postJson(system.urls.notification, recordVisitSteps.path, { steps }, { headers })
    const count = async (from: string, to: string) =>
      await postJson(system.urls.notification, countVisitSteps.path, { from, to }, { token })
    const counts = async (days = 2) =>
      countVisitSteps.output.parse((await count(dayOf(Date.now() - (days - 1) * dayMs), dayOf(Date.now()))).data)

    it('are counted by day, with the visits, and nothing else of them is stored', async () => {
      expect((await counts()).since).toBeNull()
      await postJson(system.urls.notification, recordVisitor.path, { type: 1, page: '/index' })
      await record(['search-made', 'visit-searched'])
      await record(['search-made', 'search-made'])
      await record(['search-empty'])
      await record(['search-opened'])
      const headers = { 'user-agent': 'Secret/1.0', 'x-forwarded-for': '203.0.113.7' }
      await record(['visit-added', 'search-added'], headers)
      await record(['search-ordered'])
      const { total, days, since } = await counts()
      expect(total).toEqual({
        ...{ visits: 1, searchVisits: 1, cartVisits: 1 },
        ...{ searches: 2, emptySearches: 1, openedSearches: 1, addedSearches: 1, orderedSearches: 1 },
      })
      expect(days).toHaveLength(2)
      expect(days.reduce((sum, { searches }) => sum + searches, 0)).toBe(2)
      // One document a day; midnight may have passed since the first.
      const documents = await stored().find().sort({ _id: 1 }).toArray()
      expect(documents.length).toBeLessThanOrEqual(2)
      expect(since).toBe(documents[0]?._id)
      for (const { _id, counts: dayCounts, endsAt, ...others } of documents as (Record<string, unknown> & {
        _id: string
      })[]) {
        expect(others).toEqual({})
        expect(z.date().parse(endsAt).getTime() - Date.parse(_id)).toBe(400 * dayMs)
        expect(Object.values(dayCounts as object).every(Number.isInteger)).toBe(true)
      }
    })

    it('of browsers that ask not to be tracked are not counted', async () => {
      const before = await counts()
      for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
        expect((await record(['search-made'], headers)).data).toEqual({ recorded: false })
      expect((await counts()).total).toEqual(before.total)
    })

    it('take nothing else, and are read of 1 to 400 days', async () => {
      for (const steps of [[], ['search'], ['search-made; drop']])
        expect(await record(steps)).toMatchObject({ code: 422 })
      const more = { steps: ['search-made'], q: 'secret' }
      expect(await postJson(system.urls.notification, recordVisitSteps.path, more)).toMatchObject({ code: 422 })
      expect((await count('2025-01-01', '2026-02-04')).code).toBe(200)
      expect((await count('2025-01-01', '2026-02-05')).code).toBe(422)
      expect((await count('2026-01-02', '2026-01-01')).code).toBe(422)
    })
  })
}
