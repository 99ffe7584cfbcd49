import { randomUUID } from 'node:crypto'
import { envelope } from '@pinline/contracts/api/envelope'
import { archiveContent } from '@pinline/contracts/catalogue/content/archive-content'
import { confirmContentText } from '@pinline/contracts/catalogue/content/confirm-content-text'
import { contentResource } from '@pinline/contracts/catalogue/content/content-resource'
import { createContent } from '@pinline/contracts/catalogue/content/create-content'
import { exportContentTexts } from '@pinline/contracts/catalogue/content/export-content-texts'
import { importContentTexts } from '@pinline/contracts/catalogue/content/import-content-texts'
import { previewContentTexts } from '@pinline/contracts/catalogue/content/preview-content-texts'
import { updateContent } from '@pinline/contracts/catalogue/content/update-content'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'

let shop: CatalogueInstallation
let staff: Caller
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 40)
  staff = new Caller(shop.url(), shop.staffToken)
})
afterAll(async () => await shop.end())

const linked = {
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        { type: 'text' as const, text: 'Ask ' },
        {
          ...{ type: 'text' as const, text: 'our engineers' },
          marks: [{ type: 'link' as const, attrs: { kind: 'route' as const, target: '/contact' } }],
        },
      ],
    },
  ],
}
const created = async (title: string) =>
  (
    await staff.call(createContent, {
      slug: `text-${randomUUID().slice(0, 8)}`,
      details: { kind: 'news', author: 'Pinline', tags: [], date: '2026-11-20' },
      texts: { en: { title, lead: 'Lead', body: linked } },
    })
  ).data()
const exported = async (input: object, by = staff): Promise<Response> =>
  await by.send(`/api/v1${exportContentTexts.path}`, { body: input })
const fileOf = async (ids: readonly string[], format = 'xliff', target = 'de'): Promise<string> => {
  const response = await exported({ ids, source: 'en', target, format })
  expect(response.status).toBe(200)
  // The decoder of `text()` would take the mark away.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}
const sent = async (call: typeof importContentTexts | typeof previewContentTexts, text: string, language?: string) => {
  const body = new FormData()
  if (language !== undefined) body.append('language', language)
  body.append('file', new Blob([text]), 'translated.xlf')
  const response = await staff.send(`/api/v1${call.path}`, { body })
  const reply = envelope.parse(await response.json())
  return { type: reply.meta?.type, list: reply.code === 200 ? call.output.parse(reply.data).list : [] }
}
const recordOf = async (id: string) => {
  const response = await staff.send(`/api/v1/admin/content/${id}`, { method: 'GET' })
  return contentResource.row.parse(await response.json())
}
const revisionOf = async (id: string): Promise<number> => (await recordOf(id)).revision
/** As a translator's program fills it in: German words, the codes where they were. */
const inGerman = (xliff: string): string =>
  xliff.replaceAll(
    /<source xml:space="preserve">(.*?)<\/source>/g,
    (source, text: string) =>
      `${source}<target>${text.replace('Ask ', 'Fragen Sie ').replace('our engineers', 'unsere Ingenieure').replace('Bench', 'Prüfstand')}</target>`,
  )

describe('a translation whose source has changed', () => {
  const stateOf = async (id: string) => (await recordOf(id)).languages.find(({ code }) => code === 'de')?.state
  const texts = (title: string) => ({ title, lead: 'Lead', body: linked })

  it('is confirmed as it stands, once, and is outdated again with the next change', async () => {
    const { id, revision } = await created('Bench')
    const german = { de: texts('Prüfstand') }
    const translated = (await staff.call(updateContent, { id, revision, texts: german })).data()
    expect((await staff.call(confirmContentText, { ...translated, language: 'fr' })).envelope.meta?.type).toBe(
      'content-incomplete',
    )
    const revise = async (at: number, title: string) =>
      (await staff.call(updateContent, { id, revision: at, texts: { en: texts(title) } })).data()
    const revised = await revise(translated.revision, 'Test bench')
    expect(await stateOf(id)).toBe('outdated')
    const stale = { id, revision: translated.revision, language: 'de' } as const
    expect((await staff.call(confirmContentText, stale)).envelope.meta?.type).toBe('version-conflict')
    const confirmed = (await staff.call(confirmContentText, { ...revised, language: 'de' })).data()
    expect(confirmed.revision).toBe(revised.revision + 1)
    const record = await recordOf(id)
    expect(record.languages.find(({ code }) => code === 'de')?.state).toBe('complete')
    expect(record.texts.de).toMatchObject({ title: 'Prüfstand' })
    expect(record.versions[0]).toMatchObject({ what: 'confirm-content-text', by: 's-0000000001' })
    expect((await staff.call(confirmContentText, { ...confirmed, language: 'de' })).data()).toEqual(confirmed)
    await revise(confirmed.revision, 'Bench for tests')
    expect(await stateOf(id)).toBe('outdated')
    const plain = await shop.tokenOf('staff', 's-0000000002', 'plain')
    const others = new Caller(shop.url(), plain)
    expect((await others.call(confirmContentText, { ...confirmed, language: 'de' })).status).toBe(403)
  })
})

describe('a file for translators', () => {
  it('comes back, is shown first, and becomes a draft once however often it is imported', async () => {
    const { id, revision } = await created('Bench')
    const file = inGerman(await fileOf([id]))
    const preview = await sent(previewContentTexts, file)
    expect(preview.list).toMatchObject([{ id, outcome: 'changed', changedCount: 3, problem: null }])
    expect(preview.list[0]?.changes[0]).toEqual({ passage: 'title', before: '', after: 'Prüfstand' })
    expect(await revisionOf(id)).toBe(revision)

    expect((await sent(importContentTexts, file)).list).toMatchObject([{ outcome: 'changed' }])
    const record = await recordOf(id)
    expect(record.texts.de).toMatchObject({ title: 'Prüfstand' })
    expect(JSON.stringify(record.texts.de?.body)).toContain('"target":"/contact"')
    expect(record.versions[0]).toMatchObject({ what: 'update-content', by: 's-0000000001' })
    expect((await sent(importContentTexts, file)).list).toMatchObject([{ outcome: 'unchanged' }])
    expect(await revisionOf(id)).toBe(record.revision)
  })

  it('is refused item by item: what changed meanwhile, what is gone, and what lost its link', async () => {
    const [left, edited, gone] = [await created('Left'), await created('Edited'), await created('Gone')]
    const other = await created('Other')
    const file = inGerman(await fileOf([left.id, edited.id, gone.id, other.id]))
    const texts = { en: { title: 'Edited again', lead: 'Lead', body: linked } }
    ;(await staff.call(updateContent, { id: edited.id, revision: edited.revision, texts })).data()
    ;(await staff.call(archiveContent, { id: gone.id, revision: gone.revision })).data()
    const part = file.split('<file ').find((one) => one.includes(other.id)) ?? ''
    const broken = file.replace(part, part.replace(/<target>Fragen.*<\/target>/, '<target>Fragen Sie uns</target>'))
    const unknown = broken.replace(
      '</xliff>',
      `<file ${part.replaceAll(other.id, 'c-00000000000000aa').replace('</xliff>', '')}</xliff>`,
    )
    const { list } = await sent(importContentTexts, unknown)
    const outcomes = Object.fromEntries(list.map(({ id, problem, outcome }) => [id, problem ?? outcome]))
    expect(outcomes).toEqual({
      [left.id]: 'changed',
      [edited.id]: 'source-changed',
      [gone.id]: 'archived',
      [other.id]: 'code-lost',
      'c-00000000000000aa': 'not-found',
    })
    expect((await recordOf(other.id)).texts.de).toBeUndefined()
  })

  it('does not write over a translation that was edited here, while other languages may change', async () => {
    const { id, revision } = await created('Bench')
    const file = inGerman(await fileOf([id]))
    const inFrench = { fr: { title: 'Banc', lead: '', body: linked } }
    const french = (await staff.call(updateContent, { id, revision, texts: inFrench })).data()
    expect((await sent(previewContentTexts, file)).list).toMatchObject([{ outcome: 'changed' }])
    const texts = { de: { title: 'Prüfplatz', lead: '', body: linked } }
    ;(await staff.call(updateContent, { id, revision: french.revision, texts })).data()
    expect((await sent(importContentTexts, file)).list).toMatchObject([{ problem: 'target-changed' }])
  })

  it('is a table for spreadsheets too', async () => {
    const { id } = await created('=1+1')
    const table = await fileOf([id], 'csv')
    expect(table.startsWith('\ufeffitem,passage,context,limit,source: en,target: de,check\r\n')).toBe(true)
    expect(table).toContain(`,'=1+1,`)
    const filled = table
      .replace(/(Ask <1>our engineers<\/1>),/, '$1,Frag <1>die Technik</1>')
      .replace(/('=1\+1),/, '$1,Titel')
    const { list } = await sent(importContentTexts, filled.replace(/(,Lead),/, '$1,Einleitung'))
    expect(list).toMatchObject([{ outcome: 'changed', changedCount: 3 }])
    expect((await recordOf(id)).texts.de).toMatchObject({ title: 'Titel', lead: 'Einleitung' })
  })

  it('is exported for a kind, and refused where there is nothing to translate or no permission', async () => {
    await created('Listed')
    const all = await (await exported({ source: 'en', target: 'ru', kind: 'news', status: 'draft' })).text()
    expect(all).toContain('srcLang="en" trgLang="ru"')
    expect(all).toContain('Listed')
    const complete = await exported({ source: 'en', target: 'zh_cn', kind: 'page' })
    expect(await complete.json()).toMatchObject({ meta: { type: 'nothing-to-translate' } })
    expect(await (await exported({ source: 'en', target: 'en' })).json()).toMatchObject({
      meta: { type: 'translation-language-wrong' },
    })
    const plain = await shop.tokenOf('staff', 's-0000000002', 'plain')
    expect((await exported({ source: 'en', target: 'de' }, new Caller(shop.url(), plain))).status).toBe(403)
  })

  it('is refused as a whole where it is unsafe, unreadable or of another language', async () => {
    const { id } = await created('Bench')
    const file = inGerman(await fileOf([id]))
    const bomb = file.replace('<xliff', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff')
    expect((await sent(importContentTexts, bomb)).type).toBe('translation-file-unsafe')
    expect((await sent(importContentTexts, file.slice(0, -20))).type).toBe('translation-file-unreadable')
    expect((await sent(importContentTexts, '%PDF-1.4')).type).toBe('translation-file-unreadable')
    expect((await sent(importContentTexts, file, 'fr')).type).toBe('translation-language-wrong')
    expect((await sent(importContentTexts, 'x'.repeat(11 * 1024 * 1024))).type).toBe('file-too-large')
  })
})
