import { randomUUID } from 'node:crypto'
import { archiveContent } from '@pinline/contracts/catalogue/content/archive-content'
import { contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { createContentPreview } from '@pinline/contracts/catalogue/content/create-content-preview'
import { getContentVersion } from '@pinline/contracts/catalogue/content/get-content-version'
import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import { getPage } from '@pinline/contracts/catalogue/content/get-page'
import { listContentAddresses } from '@pinline/contracts/catalogue/content/list-content-addresses'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import { contentPictureUrlOf } from '@pinline/contracts/catalogue/content/picture-url'
import { previewContent } from '@pinline/contracts/catalogue/content/preview-content'
import { publishContent } from '@pinline/contracts/catalogue/content/publish-content'
import { restoreContentVersion } from '@pinline/contracts/catalogue/content/restore-content-version'
import { scheduleContent } from '@pinline/contracts/catalogue/content/schedule-content'
import { searchContent } from '@pinline/contracts/catalogue/content/search-content'
import { updateContent } from '@pinline/contracts/catalogue/content/update-content'
import { deleteFiles } from '@pinline/contracts/catalogue/file/delete-files'
import { uploadResult } from '@pinline/contracts/catalogue/file/file-row'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { listHotKeywords } from '@pinline/contracts/catalogue/search/list-hot-keywords'
import type { ContentDocument } from '@pinline/events/catalogue/content-document'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { fetchPresent } from '../../harness/fetch-present.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 40, { SHOP_CONTENT: 'on' })
})
afterAll(async () => await shop.end())

const news = { kind: 'news' as const, author: 'Pinline', tags: ['quality'], date: '2026-11-20' }
const documentOf = (...texts: string[]): ContentDocument => ({
  type: 'doc',
  content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const bodyOf = (...texts: string[]) => documentOf(...texts)
const slugOf = (name: string) => `${name}-${randomUUID().slice(0, 8)}`

const recordOf = async (id: string, position = '') => {
  const response = await fetchPresent(`${shop.url()}/api/v1/admin/content/${id}`, {
    headers: { authorization: `Bearer ${shop.staffToken}`, 'x-position': position },
  })
  expect(response.status).toBe(200)
  return contentResource.row.parse(await response.json())
}
const listed = async (filter: object, position: string) => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["updatedAt","DESC"]', range: '[0,14]' })
  const response = await fetchPresent(`${shop.url()}/api/v1/admin/content?${query}`, {
    headers: { authorization: `Bearer ${shop.staffToken}`, 'x-position': position },
  })
  return z.array(contentResource.row).parse(await response.json())
}
const created = async (slug: string, title: string, ...texts: string[]) => {
  const input = { slug, details: news, texts: { en: { title, lead: 'Lead', body: bodyOf(...texts) } } }
  const { data, position } = await shop.call(createContent, input)
  return { ...data, position }
}
const publishedItem = async (slug: string, title: string, ...texts: string[]) => {
  const { id, revision } = await created(slug, title, ...texts)
  const done = await shop.call(publishContent, { id, revision })
  return { id, revision: done.data.revision, headers: { 'x-position': done.position } }
}

describe('the content that the shop comes with', () => {
  it('is published once, in the language asked for', async () => {
    const { data: english } = await shop.call(getPage, { id: 'testCenter' })
    expect(english).toMatchObject({ kind: 'page', path: '/intro/testCenter', language: 'en', movedTo: null })
    expect(english.languages).toEqual(expect.arrayContaining(['en', 'zh_cn', 'zh_hk', 'ja']))
    const { data: hongKong } = await shop.call(getPage, { id: english.id }, { 'x-locale': 'zh_hk' })
    expect(hongKong).toMatchObject({ id: english.id, language: 'zh_hk' })
    expect(hongKong.title).not.toBe(english.title)
    const before = await recordOf(english.id)
    await shop.restart()
    expect((await recordOf(english.id)).revision).toBe(before.revision)
  })
})

describe('an item that staff write', () => {
  it('is read in the next language of the chain where it has no text in the one asked for', async () => {
    const slug = slugOf('chain')
    const texts = {
      en: { title: 'Chain', lead: 'Lead', body: bodyOf('Two languages') },
      zh_cn: { title: '语言链', lead: '导语', body: bodyOf('两种语言') },
    }
    const { id, revision } = (await shop.call(createContent, { slug, details: news, texts })).data
    const headers = { 'x-position': (await shop.call(publishContent, { id, revision })).position }
    const readIn = async (locale: string) =>
      (await shop.call(getNews, { id: slug }, { ...headers, 'x-locale': locale })).data
    expect((await readIn('en')).languages).toEqual(['zh_cn', 'en'])
    expect(await readIn('zh_hk')).toMatchObject({ language: 'zh_cn', title: '语言链' })
    expect(await readIn('de')).toMatchObject({ language: 'en', title: 'Chain' })
  })

  it('is a draft that nobody reads, then published, and a change waits for the next publication', async () => {
    const slug = slugOf('bench')
    const { id, revision, position } = await created(slug, 'Bench', 'Four wires')
    expect((await shop.call(getNews, { id: slug }, { 'x-position': position })).type).toBe('content-not-found')
    const first = await shop.call(publishContent, { id, revision })
    const headers = { 'x-position': first.position }
    expect((await shop.call(getNews, { id: slug }, headers)).data).toMatchObject({ title: 'Bench', slug })
    expect((await shop.call(listNews, { tag: 'quality' }, headers)).data.list[0]).toMatchObject({ id, title: 'Bench' })

    const texts = { en: { title: 'Second bench', body: bodyOf('Four wires') } }
    const changed = await shop.call(updateContent, { id, revision: first.data.revision, texts })
    const late = { 'x-position': changed.position }
    expect((await shop.call(getNews, { id: slug }, late)).data.title).toBe('Bench')
    expect(await recordOf(id, changed.position)).toMatchObject({
      status: 'draft',
      hasChanges: true,
      title: 'Second bench',
    })
    const again = await shop.call(publishContent, { id, revision: changed.data.revision })
    const shown = await shop.call(getNews, { id: slug }, { 'x-position': again.position })
    expect(shown.data.title).toBe('Second bench')
  })

  it('conflicts with a second editor, who loses nothing', async () => {
    const { id, revision } = await created(slugOf('two'), 'Two', 'x')
    const texts = { de: { title: 'Zwei', body: bodyOf('y') } }
    expect((await shop.call(updateContent, { id, revision, texts })).status).toBe(200)
    const second = await shop.call(updateContent, { id, revision, texts: { en: { title: 'Other' } } })
    expect(second.type).toBe('version-conflict')
    expect(second.status).toBe(409)
  })

  it('keeps its old addresses, which nobody else may take', async () => {
    const [old, fresh] = [slugOf('old'), slugOf('fresh')]
    const { id, revision } = await publishedItem(old, 'Moving', 'x')
    const moved = await shop.call(updateContent, { id, revision, slug: fresh })
    const done = await shop.call(publishContent, { id, revision: moved.data.revision })
    const headers = { 'x-position': done.position }
    expect((await shop.call(getNews, { id: old }, headers)).data.movedTo).toBe(`/news/detail?id=${fresh}`)
    expect((await shop.call(getNews, { id: fresh }, headers)).data.movedTo).toBeNull()
    const { moved: paths } = (await shop.call(listContentAddresses, {}, headers)).data
    expect(paths).toContainEqual({ from: `/news/detail?id=${old}`, to: `/news/detail?id=${fresh}` })
    const taken = await shop.call(createContent, { slug: old, details: news })
    expect(taken.type).toBe('content-slug-taken')
    expect(taken.refused).toMatchObject({ errors: { slug: 'content-slug-taken' } })
  })

  it('is gone when it is archived', async () => {
    const slug = slugOf('gone')
    const { id, revision } = await publishedItem(slug, 'Gone', 'x')
    const archived = await shop.call(archiveContent, { id, revision })
    const headers = { 'x-position': archived.position }
    expect((await shop.call(getNews, { id: slug }, headers)).type).toBe('content-withdrawn')
    expect((await shop.call(listContentAddresses, {}, headers)).data.gone).toContain(`/news/detail?id=${slug}`)
    expect((await listed({ status: 'archived' }, archived.position)).map((one) => one.id)).toContain(id)
  })

  it('restores a version', async () => {
    const { id, revision } = await created(slugOf('restore'), 'First', 'one')
    const changed = await shop.call(updateContent, {
      id,
      revision,
      texts: { en: { title: 'Second' }, de: { title: 'Zweite' } },
    })
    const restored = await shop.call(restoreContentVersion, { id, revision: changed.data.revision, version: revision })
    const record = await recordOf(id, restored.position)
    expect(record.revision).toBe(restored.data.revision)
    const version = await shop.call(getContentVersion, { id, version: revision })
    expect(record.texts).toEqual(version.data.texts)
    expect((await shop.call(getContentVersion, { id, version: 999 })).type).toBe('content-version-not-found')
    expect(record.versions[0]?.what).toBe('restore-content-version')
  })

  it('names parts, tables and links, without those that are not there', async () => {
    const [part] = (await shop.call(listProducts, {})).data.list
    const slug = slugOf('parts')
    const link = (kind: 'content' | 'product', target: string) => ({
      ...{ type: 'text' as const, text: kind, marks: [{ type: 'link' as const, attrs: { kind, target } }] },
    })
    const { data: page } = await shop.call(getPage, { id: 'testCenter' })
    const document = {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [link('content', page.id), link('product', 'p-00000000000000ff')] },
        { type: 'partCard', attrs: { productId: part?.id } },
        { type: 'partCard', attrs: { productId: 'p-00000000000000ff' } },
        { type: 'partsTable', attrs: { categoryId: part?.categoryId, q: '', productIds: [], limit: 3 } },
      ],
    } as ContentDocument
    const { data } = await shop.call(createContent, {
      slug,
      details: news,
      texts: { en: { title: 'P', body: document } },
    })
    const done = await shop.call(publishContent, data)
    const shown = (await shop.call(getNews, { id: slug }, { 'x-position': done.position })).data
    expect(shown.parts.map(({ id }) => id)).toEqual([part?.id])
    expect(shown.tables[0]?.parts.length).toBeGreaterThan(0)
    expect(shown.links).toEqual([{ kind: 'content', target: page.id, path: page.path, title: page.title }])
  })

  it('refuses bodies with unknown nodes and links that run something', async () => {
    const tried = async (node: object) => {
      const body = { type: 'doc', content: [node] } as unknown as ContentDocument
      return (
        await shop.call(createContent, { slug: slugOf('bad'), details: news, texts: { en: { title: 'B', body } } })
      ).refused
    }
    const field = (code: string) => ({ errors: { 'texts.en.body': code } })
    expect(await tried({ type: 'script', content: [] })).toMatchObject(field('body-format'))
    expect(await tried({ type: 'paragraph', onclick: 'x' })).toMatchObject(field('body-format'))
    const marks = [{ type: 'link', attrs: { kind: 'url', target: 'javascript:alert(1)' } }]
    const run = { type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }
    expect(await tried(run)).toMatchObject(field('link-format'))
    expect(await tried({ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(50_000) }] })).toMatchObject(
      field('body-too-large'),
    )
  })

  it('is found by its words, in Chinese by pairs of signs', async () => {
    const slug = slugOf('search')
    const { id, revision } = await created(slug, 'Zinc whiskers', 'Tin and zinc grow whiskers under pressure.')
    const texts = { zh_cn: { title: '锡须', body: bodyOf('电镀层在应力下会生长晶须。') } }
    const changed = await shop.call(updateContent, { id, revision, texts })
    const done = await shop.call(publishContent, { id, revision: changed.data.revision })
    const headers = { 'x-position': done.position }
    expect((await shop.call(searchContent, { q: 'WHISKERS pressure' }, headers)).data.list[0]).toMatchObject({ slug })
    expect((await shop.call(searchContent, { q: '生长晶须' }, { ...headers, 'x-locale': 'zh_cn' })).data.total).toBe(1)
    expect((await shop.call(searchContent, { q: 'whiskers of a cat' }, headers)).data.total).toBe(0)
  })

  it('is previewed by a signed link, with the pictures of its draft', async () => {
    const picture = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#246' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('module', 'editor')
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'bench.png')
    const sent = await fetch(`${shop.url()}/api/v1/upload/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.staffToken}` },
      body: form,
    })
    const { data: file } = z.object({ data: uploadResult }).parse(await sent.json())
    const details = { ...news, picture: file.id }
    const slug = slugOf('preview')
    const { data } = await shop.call(createContent, {
      slug,
      details,
      texts: { en: { title: 'Draft', body: bodyOf('x') } },
    })
    const { url } = (await shop.call(createContentPreview, { id: data.id, language: 'en' })).data
    const token = new URL(url, 'http://shop.test').searchParams.get('token') ?? ''
    const { data: draft } = await shop.call(previewContent, { token })
    expect(draft).toMatchObject({ title: 'Draft', slug })
    const flipped = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
    expect((await shop.call(previewContent, { token: flipped })).type).toBe('preview-link-expired')
    const sizeOf = async (path: string) => {
      const response = await fetch(shop.url() + path)
      if (response.headers.get('content-type') !== 'image/webp') return undefined
      return (await sharp(await response.arrayBuffer()).metadata()).width
    }
    expect(draft.picture?.sizes.map(({ width }) => width)).toEqual([480, 800])
    expect(await sizeOf(contentPictureUrlOf(file.id, 800))).toBeUndefined()
    expect(await sizeOf(contentPictureUrlOf(file.id, 800, token))).toBe(800)
    const done = await shop.call(publishContent, data)
    await shop.call(getNews, { id: slug }, { 'x-position': done.position })
    expect(await sizeOf(contentPictureUrlOf(file.id, 480))).toBe(480)
    expect(await sizeOf(contentPictureUrlOf(file.id, 480))).toBe(480)
    expect((await shop.call(deleteFiles, { ids: [file.id] })).type).toBe('file-in-use')
    const archived = await shop.call(archiveContent, { id: data.id, revision: done.data.revision })
    await shop.call(getNews, { id: slug }, { 'x-position': archived.position })
    expect(await sizeOf(contentPictureUrlOf(file.id, 480))).toBeUndefined()
  })

  it('puts edited keywords before those of the catalogue', async () => {
    // The seeded keywords begin at 1.
    const details = { kind: 'hot-keyword' as const, orderNum: 0 }
    const { data } = await shop.call(createContent, {
      slug: slugOf('word'),
      details,
      texts: { en: { title: 'Battery packs' } },
    })
    const done = await shop.call(publishContent, data)
    const { data: words } = await waitFor('the keyword', async () => {
      const found = await shop.call(listHotKeywords, {}, { 'x-position': done.position })
      return found.data[0]?.keyword === 'Battery packs' && found
    })
    expect(words.length).toBeGreaterThan(1)
  })

  it('is published at its time', async () => {
    const slug = slugOf('on-time')
    const { id, revision } = await created(slug, 'On time', 'x')
    const past = await shop.call(scheduleContent, { id, revision, publishAt: '2020-01-01T00:00:00.000Z' })
    expect(past.type).toBe('content-time-past')
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const planned = await shop.call(scheduleContent, { id, revision, publishAt: later })
    expect(planned.status).toBe(200)
    expect(await recordOf(id, planned.position)).toMatchObject({ status: 'scheduled', publishAt: later })
    expect((await shop.call(getNews, { id: slug })).type).toBe('content-not-found')
    const publishAt = await waitFor('a time that is still to come', async () => {
      const soon = new Date(Date.now() + 3000).toISOString()
      const { type } = await shop.call(scheduleContent, { id, revision: planned.data.revision, publishAt: soon })
      return type === undefined && soon
    })
    const shown = await waitFor('the publication', async () => {
      const { data } = await shop.call(getNews, { id: slug })
      return data
    })
    expect(shown.publishedAt).toBe(publishAt)
  })
})
