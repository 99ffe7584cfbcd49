import { listHotKeywords } from '@pinline/contracts/catalogue/search/list-hot-keywords'
import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { Caller, stockedProducts } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'

/** The popular searches on the home page, which visitors fill. */
export const hotKeywords = (shared: () => TestSystem): void => {
  describe('popular searches', () => {
    const hotIn = async (language: string): Promise<string[]> => {
      const { data } = await new Caller(shared().url).call(listHotKeywords, {}, { 'x-locale': language })
      return data().map(({ keyword }) => keyword)
    }
    /** As the gateway would send it for a client at this address. */
    const search = async (q: string, language: string, address: string) => {
      const input = { q, found: 99 }
      const headers = { 'x-locale': language, 'x-forwarded-for': address }
      const response = await new Caller(shared().urls.catalogue).call(recordSearch, input, headers)
      expect(response.status).toBe(200)
    }
    const stored = async (): Promise<string> => {
      const { servers, databasePrefix } = shared()
      const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
      try {
        return JSON.stringify(
          await client.db(`${databasePrefix}catalogue`).collection('keyword-counts').find().toArray(),
        )
      } finally {
        await client.close()
      }
    }

    it('show no text of a visitor, even if a search for it finds parts', async () => {
      const [product] = await stockedProducts(shared().url, 50)
      const model = product?.model ?? ''
      for (const q of [
        `cheaper at evil.example ${model}`,
        'evil.example Micro-Fit',
        `${model} <b>now</b>`,
        'evil.example',
      ])
        await search(q, 'it', '198.51.100.7')
      await search(model.toLowerCase(), 'it', '198.51.100.7')
      const hot = await hotIn('it')
      expect(hot.join()).not.toMatch(/evil|<b>/u)
      expect(hot).toContain(model)
      const counted = await stored()
      expect(counted).toContain(model)
      expect(counted).not.toMatch(/evil|<b>/u)
    })

    it('count networks, and not how often one of them searches', async () => {
      const [first, second] = await stockedProducts(shared().url, 50)
      const often = first?.model ?? ''
      const wanted = second?.model ?? ''
      for (let time = 0; time < 20; time += 1) await search(often, 'fr', `2001:db8:1:2::${time}`)
      for (const address of ['203.0.113.5', '203.0.113.6', '2001:db8:9:9::1']) await search(wanted, 'fr', address)
      // After those that the shop suggests.
      expect((await hotIn('fr')).filter((keyword) => [wanted, often].includes(keyword))).toEqual([wanted, often])
    })
  })
}
