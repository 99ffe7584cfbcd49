import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import { getImportTemplate } from '@pinline/contracts/catalogue/import/get-import-template'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import type { ImportPreview } from '@pinline/contracts/catalogue/import/import-row'
import { listImportErrorGroups } from '@pinline/contracts/catalogue/import/list-import-error-groups'
import { listImportErrors } from '@pinline/contracts/catalogue/import/list-import-errors'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { categoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'
import { importClient } from './import-client.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 40)
})
afterAll(async () => {
  await shop?.end()
})

const samplesFolder = join(import.meta.dirname, '..', '..', 'samples-import', 'taxonomy')
const { upload, staffGet, ended, run, commits, ...client } = importClient(() => shop)
const uploaded = (kind: ImportKind, content: string | Uint8Array, name = `${kind}.csv`): Promise<ImportPreview> =>
  client.uploaded(content, name, kind)
const errorsOf = async ({ importId }: ImportPreview) =>
  (await shop.call(listImportErrors, { importId, pageSize: 50 })).data.list.map(({ line, column, reason, hint }) => [
    ...[line, column, reason],
    ...(hint === null ? [] : [hint]),
  ])
/** A category once it is as expected: lists follow the view. */
const category = (id: string, isMeant: (row: z.infer<typeof categoryRow>) => boolean) =>
  waitFor(`category ${id}`, async () => {
    const row = categoryRow.parse(await (await staffGet(`/api/v1/admin/categories/${id}`)).json())
    return isMeant(row) && row
  })
describe('an import of categories', () => {
  const table = [
    'id,parent,order,title.en,title.zh_cn,attributes',
    'board-fine,board-new,,Fine pitch,,',
    'board-new,,,New boards,新板,pitch; positions',
    'pin-headers,,,,针座,',
    'lost,nowhere,,Lost,,',
  ].join('\n')

  it('shows what would change, writes nothing before it is started, and then each row as one commit', async () => {
    const preview = await uploaded('categories', table)
    expect(preview).toMatchObject({ kind: 'categories' })
    expect(preview.mapping.map(({ field }) => field)).toEqual([
      'id',
      'parent',
      'order',
      'title.en',
      'title.zh_cn',
      'attributes',
    ])
    const before = await commits().countDocuments({ streamId: 'taxonomy' })
    const dry = await run(preview, true)
    expect(dry).toMatchObject({ kind: 'categories', counts: { rows: 4, new: 2, changed: 1, unchanged: 0, wrong: 1 } })
    expect(dry.differences.map(({ line, outcome, entry }) => [line, outcome, entry])).toEqual([
      [3, 'new', { id: 'board-new', title: 'New boards' }],
      [2, 'new', { id: 'board-fine', title: 'Fine pitch' }],
      [4, 'changed', { id: 'pin-headers', title: 'Pin headers' }],
    ])
    expect(dry.differences[2]?.changes).toMatchObject([{ field: 'title.zh_cn', after: '针座' }])
    expect(await errorsOf(preview)).toEqual([[5, 'parent', 'parent-unknown']])
    const groups = await shop.call(listImportErrorGroups, { importId: preview.importId })
    expect(groups.data.list).toMatchObject([
      { field: 'parent', value: 'nowhere', mends: ['map-value', 'set-constant'] },
    ])
    expect(await commits().countDocuments({ streamId: 'taxonomy' })).toBe(before)

    const done = await run(preview)
    expect(done).toMatchObject({ state: 'done', counts: { new: 2, changed: 1, wrong: 1 }, share: 1 })
    const written = await commits().find({ correlationId: preview.importId }).sort({ version: 1 }).toArray()
    expect(written.map(({ command }) => command)).toEqual(['create-category', 'create-category', 'update-category'])
    expect(written.every(({ actor }) => actor.kind === 'staff')).toBe(true)
    expect(await category('board-fine', ({ parentId }) => parentId !== null)).toMatchObject({
      parentId: 'board-new',
      title: 'Fine pitch',
    })
    expect(await category('board-new', () => true)).toMatchObject({
      parentId: null,
      attributeIds: ['pitch', 'positions'],
    })
    await waitFor('the category in the shop', async () => {
      const { data } = await shop.call(listCategories, {})
      return data.some(({ id, children }) => id === 'board-new' && children.some((child) => child.id === 'board-fine'))
    })
    expect((await run(preview)).counts).toEqual({ rows: 4, new: 0, changed: 0, unchanged: 3, wrong: 1 })
  })

  it('that is repeated after a crash writes each row once, and counts it with its first result', async () => {
    const preview = await uploaded('categories', 'id,title.en,title.de\ncrash-one,One,\npin-sockets,,Buchsen\n')
    const done = await run(preview)
    expect(done.counts).toMatchObject({ new: 1, changed: 1 })
    const written = await commits().countDocuments({ correlationId: preview.importId })
    // As if the process had ended after the rows and before the cursor moved.
    const cursor = { state: 'running', cursor: 0, counts: { rows: 0, new: 0, changed: 0, unchanged: 0, wrong: 0 } }
    await shop.db
      .collection<{ _id: string }>('imports')
      .updateOne({ _id: preview.importId }, { $set: { ...cursor, finishedAt: null } })
    const again = await ended(preview.importId)
    expect(again.counts).toEqual(done.counts)
    expect(await commits().countDocuments({ correlationId: preview.importId })).toBe(written)
  })

  it('decides on what is there when it runs, not on what the dry run saw', async () => {
    const preview = await uploaded('categories', 'id,title.en\nmeanwhile,Meanwhile\n')
    expect((await run(preview, true)).counts).toMatchObject({ new: 1 })
    await shop.call(createCategory, { id: 'meanwhile', titles: { en: 'By a colleague', de: 'Inzwischen' } })
    expect((await run(preview)).counts).toMatchObject({ new: 0, changed: 1 })
    const { titles } = await category('meanwhile', ({ title }) => title === 'Meanwhile')
    expect(titles).toEqual({ en: 'Meanwhile', de: 'Inzwischen' })
  })

  it('needs the permission to change categories, fields of categories, and at most 5,000 rows', async () => {
    const plain = await shop.tokenOf('staff', 's-plain000000000', 'plain')
    expect((await upload(table, 'a.csv', { kind: 'categories', token: plain })).code).toBe(403)
    const preview = await uploaded('categories', table)
    const { importId, options, mapping } = preview
    const asType = mapping.map((column, index) => (index === 2 ? { ...column, field: 'type' as const } : column))
    const refused = await shop.call(startImport, { importId, options, mapping: asType, constants: [], dryRun: true })
    expect(refused).toMatchObject({ type: 'mapping-incomplete', refused: { errors: { type: 'invalid' } } })
    const rows = Array.from({ length: 5001 }, (_, index) => `c${index},C\n`).join('')
    const many = await run(await uploaded('categories', `id,title.en\n${rows}`), true)
    expect(many).toMatchObject({ state: 'failed', failure: 'too-many-rows' })
  })
})

describe('an import of attributes', () => {
  it('refuses another type while products use it, and adds values, titles and categories', async () => {
    const text = [
      'ID,Type,Group,Title (en),Title (zh_cn),Values (en),Values (de),Categories',
      'plating,choice,shape,Plating,镀层,gold = Gold; tin = Tin,gold = Gold; tin = Zinn,pin-headers',
      'pitch,text,,,,,,',
      'mates-with,number,,,,,,',
    ].join('\n')
    const preview = await uploaded('attributes', text)
    expect(preview.mapping.every(({ field }) => field !== null)).toBe(true)
    const done = await run(preview)
    expect(await errorsOf(preview)).toEqual([
      [3, 'Type', 'fixed'],
      [4, 'Type', 'attribute-in-use'],
    ])
    expect(done.counts).toMatchObject({ new: 1, wrong: 2 })
    await category('pin-headers', ({ attributeIds }) => attributeIds.includes('plating'))
  })
})

describe('a template', () => {
  it.each(['categories', 'attributes'] as const)('of all %s is imported again without a change', async (kind) => {
    const path = `${urlPathOf(getImportTemplate.path)}?kind=${kind}&rows=present`
    const response = await staffGet(path, 'zh_cn')
    expect(response.headers.get('content-disposition')).toContain(`${kind}.csv`)
    const preview = await uploaded(kind, Buffer.from(await response.arrayBuffer()))
    expect(preview.mapping.every(({ field }) => field !== null)).toBe(true)
    const { counts } = await run(preview, true)
    expect(counts).toMatchObject({ new: 0, changed: 0, wrong: 0, unchanged: counts.rows })
    expect(counts.rows).toBeGreaterThan(10)
    const empty = await (await staffGet(`${urlPathOf(getImportTemplate.path)}?kind=${kind}`)).text()
    expect(empty.trim().split('\r\n')).toHaveLength(1)
  })
})

const sample = z.object({
  kind: z.enum(['categories', 'attributes']),
  new: z.int(),
  wrong: z.int(),
  errors: z.array(z.array(z.union([z.int(), z.string(), z.null()]))),
})
const samples = z
  .record(z.string(), sample)
  .parse(JSON.parse(readFileSync(join(samplesFolder, 'expected.json'), 'utf8')))

describe('a messy file', () => {
  it.each(Object.entries(samples))('%s is read as it is meant', async (name, expected) => {
    const preview = await uploaded(expected.kind, readFileSync(join(samplesFolder, name)), name)
    const { counts } = await run(preview, true)
    expect(await errorsOf(preview)).toEqual(expected.errors)
    expect(counts).toMatchObject({ new: expected.new, wrong: expected.wrong })
  })
})
