import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import { cancelImport } from '@pinline/contracts/catalogue/import/cancel-import'
import { getImportErrorsFile } from '@pinline/contracts/catalogue/import/get-import-errors-file'
import { importId, importPreview } from '@pinline/contracts/catalogue/import/import-row'
import { listImportErrorGroups } from '@pinline/contracts/catalogue/import/list-import-error-groups'
import { listImportErrors } from '@pinline/contracts/catalogue/import/list-import-errors'
import { previewImport } from '@pinline/contracts/catalogue/import/preview-import'
import { exportProducts } from '@pinline/contracts/catalogue/product/export-products'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { createCategory } from '@pinline/contracts/catalogue/taxonomy/create-category'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { waitFor } from '../../harness/wait-for.ts'
import { type CatalogueInstallation, installCatalogue } from './catalogue-installation.ts'
import { type Constants, importClient } from './import-client.ts'

let shop: CatalogueInstallation
beforeAll(async () => {
  shop = await installCatalogue(inject('servers'), 60)
})
afterAll(async () => {
  await shop?.end()
})

const { upload, uploaded, staffGet, importOf, start, ended, run, commits } = importClient(() => shop)
const exported = async (query = ''): Promise<string> =>
  await (await staffGet(`${urlPathOf(exportProducts.path)}${query}`)).text()
const found = async (q: string) => (await shop.call(listProducts, { q })).data.list

const samplesFolder = join(import.meta.dirname, '..', '..', 'samples-import')
const header = 'Manufacturer,MPN,Category,Mounting,Origin,Pitch (mm),Positions,Price USD,Stock'
const part = (number: number, more = 'pin-headers,THT,DE,2.54,10,0.50,100') => `Acme,IMP-${number},${more}`

describe('an import', () => {
  it('proposes the mapping, shows the changes, and changes nothing before it is started', async () => {
    const preview = await uploaded(`\ufeff${header}\r\n${part(1)}\r\n${part(2)}\r\n`)
    expect(preview).toMatchObject({
      options: { format: 'csv', encoding: 'utf-8', delimiter: ',' },
      sample: [{}, {}],
      remembered: false,
    })
    expect(preview.mapping.map(({ field }) => field)).toEqual([
      ...['manufacturer', 'model', 'category', 'mounting', 'origin', 'pitchMm', 'positions', 'price.USD', 'onHand'],
    ])
    const before = await commits().countDocuments({ events: { $ne: [] } })
    const dry = await run(preview, true)
    expect(dry).toMatchObject({
      state: 'done',
      counts: { rows: 2, new: 2, changed: 0, unchanged: 0, wrong: 0 },
      share: 1,
    })
    expect(dry.differences[0]).toMatchObject({ line: 2, model: 'IMP-1', outcome: 'new' })
    expect(await commits().countDocuments({ events: { $ne: [] } })).toBe(before)

    const done = await run(preview)
    expect(done).toMatchObject({ state: 'done', dryRun: false, counts: { rows: 2, new: 2, wrong: 0 } })
    // Price and stock are streams of their own.
    const row = await waitFor('the part in lists', async () =>
      (await found('IMP-1')).find(({ model, price, stock }) => model === 'IMP-1' && price !== null && stock > 0),
    )
    expect(row).toMatchObject({ manufacturer: 'Acme', pitchMm: 2.54, stock: 100, price: { amount: 50, scale: 2 } })
    expect(await run(preview)).toMatchObject({ counts: { rows: 2, unchanged: 2 } })
  })

  it('changes only the given columns, and stores the mapping', async () => {
    const text = 'Hersteller;Teilenummer;Rastermaß;Bemerkung\nacme;imp-1;"2,5";x\nAcme;IMP-2;;y\n'
    const first = await uploaded(Buffer.from(text, 'latin1'))
    expect(first.options).toMatchObject({ encoding: 'windows-1252', delimiter: ';' })
    const mapping = first.mapping.map((column, index) =>
      index === 3 ? { ...column, field: 'footprint' as const } : column,
    )
    const done = await run({ ...first, mapping })
    expect(done.counts).toMatchObject({ changed: 2 })
    expect(done.differences[0]?.changes).toContainEqual({ field: 'pitchMm', before: '2.54', after: '2.5' })
    const again = await uploaded(Buffer.from(text, 'latin1'))
    expect(again).toMatchObject({ remembered: true, mapping })
    const shown = await shop.call(previewImport, {
      importId: again.importId,
      options: { ...again.options, encoding: 'utf-8' },
    })
    expect(shown.data.headers[2]).toContain('\ufffd')
  })

  it('relates parts by their numbers, and exports them as they are imported', async () => {
    await run(await uploaded([header, part(31), part(32), part(33)].join('\n')))
    const text = 'Manufacturer;MPN;Mating parts;Accessories\nAcme;IMP-31;IMP-32;IMP-33\nAcme;IMP-32;IMP-99;\n'
    const related = await uploaded(text)
    const done = await run(related)
    expect(done.counts).toMatchObject({ changed: 1, wrong: 1 })
    const { data } = await shop.call(listImportErrors, { importId: related.importId })
    expect(data.list).toMatchObject([{ line: 3, column: 'Mating parts', reason: 'unknown-part' }])
    const [header31] = await waitFor('the parts in lists', async () => {
      const rows = await found('IMP-31')
      return rows.length > 0 ? rows : undefined
    })
    const detail = async () => (await shop.call(getProductDetail, { id: header31?.id as never })).data
    const shown = await waitFor('the relations', async () => {
      const page = await detail()
      return page.mates.length > 0 && page.accessories.length > 0 ? page : undefined
    })
    expect(shown.mates.map(({ model }) => model)).toEqual(['IMP-32'])
    expect(shown.accessories.map(({ model }) => model)).toEqual(['IMP-33'])
    const file = await exported('?q=IMP-31')
    expect(file).toContain('IMP-32,,IMP-33')
    expect((await run(await uploaded(file))).counts).toMatchObject({ rows: 1, unchanged: 1 })
  })

  it('skips rejected rows, reports line, column and reason, and returns them as a file', async () => {
    const text = [
      header,
      part(10),
      'Acme,IMP-11,pin-haeders,THT,DE,"2,54",10,0.5,1',
      ',IMP-12,pin-headers,THT,DE,,,,',
      part(10),
      'Acme,IMP-13,pin-headers,,DE,1,1,0.5,1',
      part(14),
    ].join('\n')
    const preview = await uploaded(text)
    expect((await run(preview)).counts).toEqual({ rows: 6, new: 2, changed: 0, unchanged: 0, wrong: 4 })
    const { data } = await shop.call(listImportErrors, { importId: preview.importId })
    expect(data.list.map(({ line, column, reason, hint }) => [line, column, reason, hint])).toEqual([
      [3, 'Category', 'unknown-category', 'pin-headers'],
      [3, 'Pitch (mm)', 'not-a-number', null],
      [4, 'Manufacturer', 'missing', null],
      [5, 'MPN', 'duplicate-in-file', '2'],
      [6, 'Mounting', 'missing', null],
    ])
    expect(data.list.find(({ reason }) => reason === 'duplicate-in-file')?.value).toBe('IMP-10')
    const response = await staffGet(`${urlPathOf(getImportErrorsFile.path)}?importId=${preview.importId}`)
    const lines = (await response.text()).trimEnd().split('\r\n')
    expect(response.headers.get('content-disposition')).toContain('parts-errors.csv')
    expect(lines).toHaveLength(5)
    expect(lines[1]).toBe(
      'Acme,IMP-11,pin-haeders,THT,DE,"2,54",10,0.5,1,3,"Category: unknown-category (pin-headers); Pitch (mm): not-a-number"',
    )
  })

  it('groups equal errors, and corrects a group by a mapped value, a new category or a constant', async () => {
    const wrong = (number: number, category: string, pitch: string) =>
      `Acme,MEND-${number},${category},THT,,${pitch},10,0.50,100`
    const text = [
      header,
      ...[1, 2, 3, 4, 5, 6].map((number) => wrong(number, 'Haeder strips', 'n/a')),
      wrong(7, 'Power pins', '2.54'),
      part(40),
    ].join('\n')
    const preview = await uploaded(text)
    expect((await run(preview, true)).counts).toMatchObject({ rows: 8, new: 1, wrong: 7 })
    const groupsOf = async () => (await shop.call(listImportErrorGroups, { importId: preview.importId })).data
    const before = await groupsOf()
    expect(before.total).toBe(3)
    expect(
      before.list.map(({ column, field, value, count, lines }) => ({ column, field, value, count, lines })),
    ).toEqual([
      { column: 'Pitch (mm)', field: 'pitchMm', value: 'n/a', count: 6, lines: [2, 3, 4, 5, 6] },
      { column: 'Category', field: 'category', value: 'Haeder strips', count: 6, lines: [2, 3, 4, 5, 6] },
      { column: 'Category', field: 'category', value: 'Power pins', count: 1, lines: [8] },
    ])
    expect(before.list[2]?.mends).toEqual(['create-category', 'map-value', 'set-constant'])
    const second = await shop.call(listImportErrorGroups, { importId: preview.importId, page: 2 })
    expect(second.data).toMatchObject({ list: [], total: 3, page: 2 })

    const created = await shop.call(createCategory, { id: 'power-pins', titles: { en: 'Power pins' } })
    expect(created.type).toBeUndefined()
    const mapping = preview.mapping.map((column) => {
      if (column.field === 'category') return { ...column, values: [{ from: 'Haeder strips', to: 'pin-headers' }] }
      return column.field === 'pitchMm' ? { ...column, values: [{ from: 'n/a', to: '' }] } : column
    })
    // What is left: the country is missing, which the errors of its row had hidden.
    expect((await run({ ...preview, mapping }, true)).counts).toMatchObject({ new: 1, wrong: 7 })
    expect((await groupsOf()).list).toMatchObject([
      { column: 'Origin', reason: 'missing', value: null, count: 7, mends: ['fill-empty', 'set-constant'] },
    ])
    const filled = mapping.map((column) =>
      column.field === 'origin' ? { ...column, values: [{ from: '', to: 'JP' }] } : column,
    )
    const done = await run({ ...preview, mapping: filled })
    expect(done).toMatchObject({ counts: { new: 8, wrong: 0 }, mapping: filled })
    expect(await groupsOf()).toMatchObject({ list: [], total: 0 })
    expect((await uploaded(text)).mapping).toEqual(filled)
  })

  it('questions a part number that a spreadsheet seems to have damaged, until it is confirmed', async () => {
    const preview = await uploaded([header, `Acme,Jan-02,${part(1).split(',').slice(2).join(',')}`].join('\n'))
    expect((await run(preview)).counts).toMatchObject({ new: 0, wrong: 1 })
    const groups = await shop.call(listImportErrorGroups, { importId: preview.importId })
    expect(groups.data.list).toMatchObject([
      { reason: 'spreadsheet-date', column: 'MPN', value: 'Jan-02', mends: ['keep-value'] },
    ])
    const mapping = preview.mapping.map((column) =>
      column.field === 'model' ? { ...column, values: [{ from: 'Jan-02', to: 'Jan-02' }] } : column,
    )
    expect((await run({ ...preview, mapping })).counts).toMatchObject({ new: 1, wrong: 0 })
    await waitFor('the part in lists', async () => (await found('Jan-02')).some(({ model }) => model === 'Jan-02'))
    expect((await run(preview)).counts).toMatchObject({ unchanged: 1, wrong: 0 })
  })

  it('refuses more mapped values than an import may have', async () => {
    const preview = await uploaded([header, part(41)].join('\n'))
    const values = Array.from({ length: 101 }, (_, index) => ({ from: `x${index}`, to: 'y' }))
    const mapping = preview.mapping.map((column, index) => (index === 0 ? { ...column, values } : column))
    expect(await start({ ...preview, mapping })).toMatchObject({
      refused: { errors: { 'mapping.0.values': 'too-big' } },
    })
  })

  it('uses constants for missing columns, and refuses insufficient columns', async () => {
    const preview = await uploaded('MPN,Category\nIMP-20,pin-headers\n')
    const refused = await start(preview)
    expect(refused).toMatchObject({ type: 'mapping-incomplete', refused: { errors: { manufacturer: 'required' } } })
    const constants: Constants = [
      { field: 'manufacturer', value: 'ACME' },
      { field: 'mounting', value: 'SMT' },
      { field: 'origin', value: 'China' },
    ]
    expect((await run(preview, false, constants)).counts).toMatchObject({ new: 1 })
    const row = await waitFor('the part in lists', async () =>
      (await found('IMP-20')).find(({ model }) => model === 'IMP-20'),
    )
    expect(row).toMatchObject({ manufacturer: 'Acme', mounting: 'surface-mount' })
  })

  it('reads JSON, gzipped or not', async () => {
    const rows = [1, 2].map((number) => ({
      ...{ manufacturer: 'Acme', model: `JSON-${number}`, category: 'pin-headers', mounting: 'through-hole' },
      ...{ origin: 'DE', rohs: true, 'price.USD': '1:0.5 10:0.4', onHand: 5 },
    }))
    const array = await uploaded(gzipSync(JSON.stringify(rows)), 'parts.json.gz')
    expect(array.options.format).toBe('json')
    expect((await run(array)).counts).toMatchObject({ new: 2 })
    const lines = await uploaded(rows.map((row) => JSON.stringify({ ...row, rows: 2 })).join('\n'), 'parts.jsonl')
    expect((await run(lines)).counts).toMatchObject({ changed: 2 })
  })

  it('reads the chosen sheet of a workbook, and returns its rejected rows as a table', async () => {
    const preview = await uploaded(readFileSync(join(samplesFolder, 'workbook.xlsx')), 'Messy parts.xlsx')
    expect(preview).toMatchObject({ sheets: ['Parts', 'Sockets'], options: { sheet: 'Parts', headerLine: 3 } })
    expect(preview.sample[0]?.slice(5, 9)).toEqual(['2.54', '1200', '2099-03-01', '500'])
    expect((await run(preview, true)).share).toBe(1)
    const response = await staffGet(`${urlPathOf(getImportErrorsFile.path)}?importId=${preview.importId}`)
    const lines = (await response.text()).trimEnd().split('\r\n')
    expect(response.headers.get('content-disposition')).toContain('Messy parts-errors.csv')
    expect(lines[1]).toMatch(/^Messy,2026-01-02,pin-headers,SMD,DE,,,,,,5,/)
    const chosen = await shop.call(previewImport, {
      importId: preview.importId,
      options: { format: 'xlsx', encoding: 'utf-8', delimiter: ',', sheet: 'Sockets' },
    })
    expect(chosen.data).toMatchObject({
      headers: ['Hersteller', 'Teilenummer'],
      sample: [['Messy', 'M-90']],
      options: { sheet: 'Sockets', headerLine: 1 },
    })
    const { options, mapping } = chosen.data
    expect(await run({ ...preview, options, mapping }, true)).toMatchObject({ counts: { rows: 1, wrong: 1 } })
    const missing = await shop.call(previewImport, {
      importId: preview.importId,
      options: { ...options, sheet: 'None' },
    })
    expect(missing.type).toBe('file-not-readable')
  })

  it('refuses what is no such file', async () => {
    expect((await upload('%PDF-1.7', 'parts.pdf')).meta?.type).toBe('upload-type-wrong')
    expect((await upload(Buffer.from([0, 1, 2, 0, 0, 255, 254, 0]), 'parts.csv')).meta?.type).toBe('file-not-readable')
    expect((await upload('PK\x03\x04', 'parts.xlsx')).meta?.type).toBe('file-not-readable')
    expect((await upload('', 'parts.csv')).meta?.type).toBe('file-not-readable')
    expect((await upload(Buffer.concat([Buffer.from([0x1f, 0x8b]), Buffer.alloc(40, 7)]), 'a.csv.gz')).meta?.type).toBe(
      'file-not-readable',
    )
    const missing = importId.parse('i-000000000000')
    expect((await shop.call(cancelImport, { importId: missing })).type).toBe('import-not-found')
  })

  it('reads the header that is chosen, and proposes one again for other options', async () => {
    const preview = await uploaded(['Our list', 'Manufacturer,MPN', 'Maker,Number', 'Acme,IMP-1'].join('\n'))
    expect(preview).toMatchObject({ options: { headerLine: 2 }, headers: ['Manufacturer', 'MPN'] })
    expect(preview.top.map(({ line, cells }) => [line, cells.length])).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
      [4, 2],
    ])
    const chosen = await shop.call(previewImport, {
      importId: preview.importId,
      options: { ...preview.options, headerLine: 3 },
    })
    expect(chosen.data).toMatchObject({ headers: ['Maker', 'Number'], sample: [['Acme', 'IMP-1']] })
    const mapping = preview.mapping
    expect(await run({ ...preview, options: chosen.data.options, mapping }, true)).toMatchObject({
      counts: { rows: 1 },
      headers: ['Maker', 'Number'],
    })
    const { headerLine: _, ...options } = preview.options
    const again = await shop.call(previewImport, { importId: preview.importId, options })
    expect(again.data.options).toEqual(preview.options)
  })

  it('that is sent twice under one key is one import', async () => {
    const send = async () =>
      importPreview.parse((await upload(`${header}\n${part(30)}`, 'a.csv', { key: 'the-same-key-1' })).data).importId
    const [first, second] = [await send(), await send()]
    expect(second).toBe(first)
  })
})

const sample = z.object({
  options: z.record(z.string(), z.union([z.string(), z.int()])),
  new: z.int(),
  unchanged: z.int().default(0),
  wrong: z.int(),
  /** Line, column, reason, and what was probably meant if the file is about that. */
  errors: z.array(z.tuple([z.int(), z.string().nullable(), z.string()], z.string())),
})
const samples = z
  .record(z.string(), sample)
  .parse(JSON.parse(readFileSync(join(samplesFolder, 'expected.json'), 'utf8')))

describe('a messy file', () => {
  beforeAll(async () => {
    const file = 'existing-parts.csv'
    expect(await run(await uploaded(readFileSync(join(samplesFolder, file)), file))).toMatchObject({ state: 'done' })
    await waitFor('the existing parts in lists', async () => (await found('22-01-2027')).length > 0)
  })

  it.each(Object.entries(samples))('%s is read as it is meant', async (name, expected) => {
    const preview = await uploaded(readFileSync(join(samplesFolder, name)), name)
    expect(preview.options).toMatchObject(expected.options)
    const { counts } = await run(preview, true)
    const { data } = await shop.call(listImportErrors, { importId: preview.importId, pageSize: 50 })
    const errors = data.list.map(({ line, column, reason, hint }, index) =>
      expected.errors[index]?.length === 4 ? [line, column, reason, hint] : [line, column, reason],
    )
    expect(errors).toEqual(expected.errors)
    const { new: added, unchanged, wrong } = expected
    expect(counts).toMatchObject({ new: added, wrong, changed: 0, unchanged })
  })
})

describe('an export', () => {
  it('is imported again without a change, in every form', async () => {
    const reimported = async (form: string) => {
      const preview = await uploaded(await exported(form), form.includes('json') ? 'products.json' : 'products.csv')
      expect(preview.mapping.every(({ field }) => field !== null)).toBe(true)
      const { counts } = await run(preview, true)
      const { data } = await shop.call(listImportErrors, { importId: preview.importId })
      return { form, counts, errors: data.list }
    }
    for (const form of ['', '?geometry=true', '?semicolon=true&mark=true', '?format=json&geometry=true']) {
      let message = await reimported(form)
      // What was imported before may be on its way into what is exported.
      const isUnchanged = async () => {
        if (message.counts.unchanged !== message.counts.rows) message = await reimported(form)
        return message.counts.unchanged === message.counts.rows
      }
      await waitFor('an export of all that was imported', isUnchanged).catch(() => undefined)
      const { counts } = message
      expect(message).toEqual({
        form,
        counts: { ...counts, rows: counts.unchanged, new: 0, changed: 0, wrong: 0 },
        errors: [],
      })
      expect(counts.rows).toBeGreaterThan(60)
    }
  })

  it('has the requested products', async () => {
    const lines = (await exported('?manufacturer=Acme&lifecycle=active')).trimEnd().split('\r\n')
    expect(lines[0]).toMatch(/^manufacturer,model,category,/)
    expect(lines.slice(1).every((line) => line.startsWith('Acme,'))).toBe(true)
    expect(await exported('?manufacturer=Nobody&format=json')).toBe('[]\n')
  })
})

const many = (count: number, series: string) =>
  `${header}\n${Array.from({ length: count }, (_, n) => `Acme,${series}-${n},pin-headers,THT,DE,2.54,10,0.50,100\n`).join('')}`
const moved = (id: string) =>
  waitFor('the first rows of an import', async () => (await importOf(id)).counts.rows > 0, { intervalMs: 10 })
const ownCommits = (id: string, streamType: string) => commits().countDocuments({ correlationId: id, streamType })

describe('a long import', () => {
  it('is cancelled between two chunks, and finds what it has written when it is started again', async () => {
    let series = 0
    // If an import was faster than its cancellation, another one is cancelled.
    const { preview, again, counts } = await waitFor(
      'an import is cancelled',
      async () => {
        series += 1
        const preview = await uploaded(many(2000, `CANCEL${series}`))
        await start(preview)
        const again = (await start(preview)).type
        await moved(preview.importId)
        await shop.call(cancelImport, { importId: preview.importId })
        const { state, counts } = await ended(preview.importId)
        return state === 'cancelled' && { preview, again, counts }
      },
      { timeoutMs: 80_000 },
    )
    expect(again).toBe('import-running')
    expect(counts.rows % 500).toBe(0)
    expect(counts.rows).toBeLessThan(2000)
    expect(await run(preview)).toMatchObject({
      state: 'done',
      counts: { rows: 2000, new: 2000 - counts.rows, unchanged: counts.rows, wrong: 0 },
    })
  })

  it('continues on another instance when its own ends, and each row is counted and written once', async () => {
    const preview = await uploaded(many(1000, 'TWO'))
    await shop.startAnother()
    await start(preview)
    await moved(preview.importId)
    await shop.restart()
    expect(await ended(preview.importId)).toMatchObject({ state: 'done', counts: { rows: 1000, new: 1000, wrong: 0 } })
    for (const kind of ['product', 'price', 'stock']) expect(await ownCommits(preview.importId, kind)).toBe(1000)
  })
})
