import { recordVisitor } from '@pinline/contracts/notification/record-visitor'
import { countVisitors } from '@pinline/contracts/notification/visitor/count-visitors'
import { listVisitors } from '@pinline/contracts/notification/visitor/list-visitors'
import { visitRow } from '@pinline/contracts/notification/visitor/visit-fields'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import type { TestSystem } from '../../harness/start-system.ts'
import { postJson, text } from '../account/client.ts'

const dayMs = 86_400_000

/** Visits to the shop: what is recorded of them, and what staff see. */
export const visitors = (shared: () => TestSystem): void => {
  describe('visits', () => {
    let system: TestSystem
    const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    let token: string
    beforeAll(async () => {
      system = shared()
      token = text((await postJson(system.urls.account, '/public/admin/login', system.demoAccounts().staff)).data.token)
    })
    afterAll(async () => {
      await mongo.close()
    })

    const record = (fields: object, headers: Record<string, string> = {}) =>
      postJson(system.urls.notification, recordVisitor.path, { type: 1, ...fields }, { headers })
    const list = async (filter: object = {}) =>
      listVisitors.output.parse((await postJson(system.urls.notification, listVisitors.path, filter, { token })).data)
    const count = async (filter: object = {}) =>
      countVisitors.output.parse((await postJson(system.urls.notification, countVisitors.path, filter, { token })).data)
    const visits = () => mongo.db(`${system.databasePrefix}notification`).collection('visits')

    it('are stored without anything that says who it was', async () => {
      const page = '/productDetail/p-0123456789abcdef'
      const headers = { 'x-locale': 'de', 'user-agent': 'Secret/1.0', 'x-forwarded-for': '203.0.113.7' }
      const sent = await record({ page, referrer: 'www.example.com', timeZone: 'Europe/Berlin' }, headers)
      expect(sent.data).toEqual({ recorded: true })
      const [stored] = await visits().find({ page }).toArray()
      expect(Object.keys(stored ?? {}).toSorted()).toEqual(
        ['_id', 'at', 'country', 'endsAt', 'language', 'page', 'referrer', 'type'].toSorted(),
      )
      const [at, endsAt] = [stored?.at, stored?.endsAt].map((time) => z.date().parse(time).getTime())
      expect((endsAt ?? 0) - (at ?? 0)).toBe(90 * dayMs)
      expect((await list({ visited: page })).list).toMatchObject([
        { type: 1, page, country: 'DE', referrer: 'www.example.com', language: 'de' },
      ])
    })

    it('of browsers that ask not to be tracked are not recorded', async () => {
      const before = await visits().countDocuments()
      for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
        expect((await record({ page: '/index' }, headers)).data).toEqual({ recorded: false })
      expect(await visits().countDocuments()).toBe(before)
    })

    it('take nothing else, and nothing that is no page or host', async () => {
      for (const fields of [
        { page: '/search?q=secret' },
        { page: 'https://example.com/' },
        { referrer: 'https://example.com/path' },
        { email: 'ada@buyers.example' },
        { timeZone: 'Europe/Berlin; drop' },
      ])
        expect(await record(fields)).toMatchObject({ code: 422 })
      expect(await record({ type: 2 })).toMatchObject({ code: 422 })
    })

    it('are listed, filtered and counted by day, page, country and referrer', async () => {
      await visits().deleteMany({})
      await record({ page: '/index', timeZone: 'Asia/Shanghai', referrer: 'www.baidu.com' }, { 'x-locale': 'zh_cn' })
      await record({ page: '/index', timeZone: 'Asia/Shanghai' }, { 'x-locale': 'zh_cn' })
      await record({ page: '/quick-order', timeZone: 'UTC', referrer: new URL(system.url).host }, { 'x-locale': 'en' })
      await visits().updateOne({ page: '/quick-order' }, { $set: { at: new Date(Date.now() - 2 * dayMs) } })
      const counts = await count()
      expect(counts).toMatchObject({
        ...{ total: 3, isCapped: false },
        pages: [
          { key: '/index', visits: 2 },
          { key: '/quick-order', visits: 1 },
        ],
        countries: [
          { key: 'CN', visits: 2 },
          { key: null, visits: 1 },
        ],
        referrers: [
          { key: null, visits: 2 },
          { key: 'www.baidu.com', visits: 1 },
        ],
      })
      expect(counts.days).toHaveLength(30)
      // By the days that are stored: midnight may have passed since.
      const stored = await visits().find().sort({ at: 1 }).toArray()
      const days = stored.map(({ at }) => z.date().parse(at).toISOString().slice(0, 10))
      expect(counts.days.filter((day) => day.visits > 0).flatMap((day) => Array(day.visits).fill(day.day))).toEqual(
        days,
      )
      expect((await count({ country: 'cn' })).total).toBe(2)
      expect((await count({ from: new Date(Date.now() - dayMs).toISOString() })).days.length).toBeLessThanOrEqual(2)

      const pages = async (filter: object) => (await list(filter)).list.map(({ page }) => page)
      expect(await pages({})).toEqual(['/index', '/index', '/quick-order'])
      expect(await pages({ visited: '/quick' })).toEqual(['/quick-order'])
      expect(await pages({ referrer: 'none', language: 'zh_cn' })).toEqual(['/index'])
      expect(await pages({ to: new Date(Date.now() - dayMs).toISOString() })).toEqual(['/quick-order'])
      const rest = await fetch(
        `${system.urls.notification}/api/v1/admin/visitors?${new URLSearchParams({ filter: JSON.stringify({ page: '/index' }) })}`,
        { headers: { authorization: `Bearer ${token}` } },
      )
      expect(rest.headers.get('content-range')).toBe('visitors 0-1/2')
      expect(z.array(visitRow).parse(await rest.json())).toHaveLength(2)
    })
  })
}
