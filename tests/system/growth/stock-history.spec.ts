import { eventsPerMilestone } from '@pinline/chassis/event-store/load-stream-at'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type CatalogueInstallation, installCatalogue } from '../catalogue/catalogue-installation.ts'
import { examinedBelow } from './examined.ts'

const eventsPerCommit = 50
const commits = 600
const added = eventsPerCommit * commits
const pageSize = 50

describe('the history of a part that has sold for years', () => {
  let shop: CatalogueInstallation
  beforeAll(async () => {
    shop = await installCatalogue(inject('servers'), 20)
  })
  afterAll(async () => {
    await shop?.end()
  })

  it('reads few commits for any page, and says what was in stock then', async () => {
    const [product] = (await shop.call(listProducts, { sort: 'stock', pageSize: 50 })).data.list
    if (product === undefined) throw new Error('no product')
    const { id: productId, stock } = product
    const history = async (page: number) => (await shop.call(listStockHistory, { productId, page, pageSize })).data
    const before = (await history(1)).total
    const event = { type: 'stock-received', data: { productId, quantity: 1, reason: 'delivery' } }
    await shop.db.collection('commits').insertMany(
      Array.from({ length: commits }, (_, place) => ({
        streamType: 'stock',
        streamId: `stock-${productId.slice(2)}`,
        version: before + 1 + place * eventsPerCommit,
        events: Array.from({ length: eventsPerCommit }, () => event),
        actor: { kind: 'service', id: 'import' },
        correlationId: 'years',
        causationId: 'years',
        committedAt: new Date(),
      })),
    )
    const pages = Math.floor(added / pageSize)
    // The first read of an early version stores the milestones up to it.
    const { total } = await history(eventsPerMilestone / pageSize + 1)
    expect(total).toBe(before + added)
    for (const page of [1, 90, 200, Math.floor(pages / 2), pages - 120, pages]) {
      const { result } = await examinedBelow(shop.db, 'commits', commits / 4, () => history(page))
      expect(result.list.map(({ version }) => version)).toEqual(
        Array.from({ length: pageSize }, (_, place) => result.total - (page - 1) * pageSize - place),
      )
      for (const { version, available } of result.list) expect(available).toBe(stock + version - before)
    }
  })
})
