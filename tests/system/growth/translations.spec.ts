import { contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import { countTranslations } from '@pinline/contracts/catalogue/content/count-translations'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { type CatalogueInstallation, installCatalogue } from '../catalogue/catalogue-installation.ts'
import { examinedBelow } from './examined.ts'

const items = 10_000
const pageSize = 15

describe('missing translations of ten thousand items', () => {
  let shop: CatalogueInstallation
  beforeAll(async () => {
    shop = await installCatalogue(inject('servers'), 20, { SHOP_CONTENT: 'on', RECONCILE_EVERY_SECONDS: '3600' })
  })
  afterAll(async () => {
    await shop?.end()
  })

  const listed = async (filter: object) => {
    const query = new URLSearchParams({
      ...{ filter: JSON.stringify(filter), sort: '["updatedAt","DESC"]', range: `[0,${pageSize - 1}]` },
    })
    const response = await fetch(`${shop.url()}/api/v1/admin/content?${query}`, {
      headers: { authorization: `Bearer ${shop.staffToken}` },
    })
    return z.array(contentResource.row).parse(await response.json())
  }

  it('are counted without reading an item, and a page reads the items that it shows', async () => {
    const { db } = shop
    const before = (await shop.call(countTranslations, {})).data
    const missingOf = ({ kinds }: typeof before, language: string) =>
      kinds.find(({ kind }) => kind === 'news')?.languages.find((one) => one.language === language)?.missing ?? 0
    const names = await db.listCollections({}, { nameOnly: true }).toArray()
    const views = await Promise.all(
      names.map(async ({ name }) => ({
        name,
        row: await db.collection(name).findOne({ languageStates: { $exists: true } }),
      })),
    )
    const view = views.find(({ row }) => row?.kind !== undefined)
    if (view?.row === undefined || view.row === null) throw new Error('no view of content')
    const states = Object.fromEntries(contentLanguage.options.map((language) => [language, 'complete']))
    const { name, row } = view
    await db.collection<{ _id: string }>(name).insertMany(
      Array.from({ length: items }, (_, place) => ({
        ...row,
        _id: `content-${place.toString(16).padStart(16, '0')}`,
        // Small ones, so that the test is quick: what is read is counted, not how long it takes.
        ...{ draft: { ...row.draft, texts: {} }, published: null, versions: [] },
        ...{ kind: 'news', status: 'published', updatedAt: new Date(place * 1000).toISOString() },
        // The newest are complete: a page has to skip them.
        languageStates: { ...states, de: place < items / 2 ? 'missing' : 'complete', ru: 'outdated' },
      })),
    )

    // The instance reads the new rows into its memory first.
    const counts = await examinedBelow(db, name, 10, async () => (await shop.call(countTranslations, {})).data)
    expect(missingOf(counts.result, 'de')).toBe(missingOf(before, 'de') + items / 2)
    expect(counts.examined.keys).toBeLessThan(items * 3)

    const page = await examinedBelow(db, name, 50, () =>
      listed({ language: 'de', languageState: ['missing'], kind: ['news'] }),
    )
    expect(page.result).toHaveLength(pageSize)
    expect(page.examined.keys).toBeLessThan(items * 5)
  })
})
