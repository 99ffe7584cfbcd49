import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listEmptySearches } from '@pinline/contracts/catalogue/search/list-empty-searches'
import { recordSearch } from '@pinline/contracts/catalogue/search/record-search'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { withinDay } from '../../harness/within-day.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 50)
})
afterAll(async () => await shop.end())

/** As the gateway would send it for a client at this address. */
const search = async (q: string, address: string, headers: Record<string, string> = {}) => {
  const sent = await shop.call(recordSearch, { q }, { 'x-locale': 'de', 'x-forwarded-for': address, ...headers })
  expect(sent.status).toBe(200)
}
const listed = async () => (await shop.call(listEmptySearches, {})).data
const searches = () => shop.db.collection('empty-searches')
const stored = async () => await searches().find().toArray()
const countOf = async (term: string) => (await listed()).list.find((one) => one.term === term)?.searches ?? 0
/** Each attempt is of another network, since the service knows who has searched today. */
let attempts = 0

describe('searches without a result', () => {
  it('are stored as text only once a second network has searched for it', async () => {
    const { before, hidden, after } = await withinDay(async () => {
      await searches().deleteMany({})
      attempts += 1
      await search('ZZ-Secret 9981', `203.0.113.${attempts}`)
      await search('zz-secret  9981', `203.0.113.${attempts}`)
      const first = { before: await listed(), hidden: JSON.stringify(await stored()) }
      await search('zz-SECRET 9981', `198.51.100.${attempts}`)
      return { ...first, after: await listed() }
    })
    expect(before).toEqual({ list: [], more: false, unlisted: { terms: 1, searches: 1 } })
    expect(hidden).not.toMatch(/secret|203\.0/iu)
    const { list, unlisted } = after
    expect(list).toEqual([{ term: 'zz-secret 9981', language: 'de', searches: 2, lastOn: expect.any(String) }])
    expect(unlisted).toEqual({ terms: 0, searches: 0 })
    const [document] = await stored()
    expect(Object.keys(document ?? {}).toSorted()).toEqual(
      ['_id', 'endsAt', 'firstOn', 'language', 'lastOn', 'searches', 'term'].toSorted(),
    )
    expect(z.date().parse(document?.endsAt).getTime() - Date.parse(z.string().parse(document?.lastOn))).toBe(
      90 * 86_400_000,
    )
  })

  it('count once a network and day', async () => {
    const counted = await withinDay(async () => {
      const before = await countOf('zz-secret 9981')
      attempts += 1
      for (let time = 0; time < 5; time += 1) await search('zz-secret 9981', `192.0.2.${attempts}`)
      return (await countOf('zz-secret 9981')) - before
    })
    expect(counted).toBe(1)
  })

  it('are neither what the catalogue has, nor mail addresses, nor of who asks not to be tracked', async () => {
    const before = await stored()
    const [row] = (await shop.call(listProducts, {})).data.list
    for (const address of ['203.0.113.21', '198.51.100.22']) {
      await search(row?.model ?? '', address)
      await search('ada@zz-buyers.example', address)
      await search('zz-nobody-knows', address, { dnt: '1' })
      await search('zz-nobody-knows', address, { 'sec-gpc': '1' })
    }
    expect(await stored()).toEqual(before)
  })

  it('are limited by day and language', async () => {
    const lastOn = new Date().toISOString().slice(0, 10)
    // Both days, should midnight pass.
    const days = [lastOn, new Date(Date.parse(lastOn) + 86_400_000).toISOString().slice(0, 10)]
    await shop.db.collection<{ _id: string }>('empty-searches').insertMany(
      days.flatMap((firstOn) =>
        Array.from({ length: 300 }, (_, place) => ({
          ...{ _id: `${firstOn} ${place}`, language: 'it', searches: 1, firstOn, lastOn: firstOn },
          endsAt: new Date(Date.now() + 86_400_000),
        })),
      ),
    )
    const before = await shop.db.collection('empty-searches').countDocuments()
    await search('zz-one-too-many', '203.0.113.31', { 'x-locale': 'it' })
    expect(await shop.db.collection('empty-searches').countDocuments()).toBe(before)
    await search('zz-one-too-many', '203.0.113.31', { 'x-locale': 'fr' })
    expect(await shop.db.collection('empty-searches').countDocuments()).toBe(before + 1)
  })

  it('are read by staff with the permission', async () => {
    const token = await shop.tokenOf('staff', 's-0000000002', 'plain')
    const response = await fetch(`${shop.url()}/api/v1${listEmptySearches.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    })
    expect(response.status).toBe(403)
  })
})
