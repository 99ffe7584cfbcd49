import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  // Nobody listens there: jobs are woken by nothing but the sweep.
  shop = await installCatalogue(inject('servers'), 1, { REDIS_URL: 'redis://127.0.0.1:1' })
})
afterAll(async () => await shop.end())

it('publishes scheduled content while Redis is away, also after a restart, once and with its own time', async () => {
  const details = { kind: 'news' as const, date: '2026-11-20' }
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] }
  const { data } = await shop.call(createContent, {
    ...{ slug: 'without-redis', details, texts: { en: { title: 'Without Redis', body } } },
  })
  const later = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await shop.call(scheduleContent, { ...data, publishAt: later })
  expect((await shop.call(getNews, { id: 'without-redis' })).type).toBe('content-not-found')
  const publishAt = await waitFor('a time that is still to come', async () => {
    const soon = new Date(Date.now() + 2000).toISOString()
    const { type } = await shop.call(scheduleContent, { ...planned.data, publishAt: soon })
    return type === undefined && soon
  })
  await shop.restart()
  const shown = await waitFor('the publication', async () => (await shop.call(getNews, { id: 'without-redis' })).data)
  expect(shown).toMatchObject({ title: 'Without Redis', publishedAt: publishAt, updatedAt: publishAt })
})
