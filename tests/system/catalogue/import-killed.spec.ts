import { urlPathOf } from '@pinline/chassis/http/call-service'
import { type ImportRow, importRow } from '@pinline/contracts/catalogue/import/import-row'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { uploadImport } from '@pinline/contracts/catalogue/import/upload-import'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type KillableCatalogue, startKillableCatalogue } from './killable-catalogue.ts'
import { uploadTo } from './upload-client.ts'

const rows = 1500
const header = 'Manufacturer,MPN,Category,Mounting,Origin,Price USD,Price EUR,Stock'
const text = `${header}\n${Array.from({ length: rows }, (_, n) => `Acme,KILL-${n},pin-headers,THT,DE,0.50,0.45,${n}\n`).join('')}`

let catalogue: KillableCatalogue
beforeAll(async () => {
  catalogue = await startKillableCatalogue(inject('servers'))
})
afterAll(async () => {
  await catalogue?.end()
})

it('an import whose process is killed three times writes every row once and counts it once', async () => {
  const { system, staff, staffToken, collection } = catalogue
  const url = system.urls.catalogue + urlPathOf(uploadImport.path)
  const reply = await uploadTo(url, staffToken, {}, { bytes: Buffer.from(text), name: 'parts.csv' })
  const { importId, options, mapping } = uploadImport.output.parse(reply.data)
  const imports = collection<{ _id: string; cursor: number }>('imports')
  const cursor = async () => (await imports.findOne({ _id: importId }))?.cursor ?? 0
  ;(await staff.call(startImport, { importId, options, mapping, dryRun: false })).data()

  for (const place of [1, 500, 1000]) {
    await waitFor(`row ${place}`, async () => (await cursor()) >= place, { timeoutMs: 80_000, intervalMs: 5 })
    system.kill('catalogue', 'SIGKILL')
    await system.untilReady('catalogue')
  }
  const state = async (): Promise<ImportRow> => {
    const path = `/api/v1/admin/imports/${importId}`
    return importRow.parse(await (await staff.send(path, { method: 'GET' })).json())
  }
  const ended = await waitFor('the end', async () => (await state()).finishedAt !== null && (await state()), {
    timeoutMs: 80_000,
  })
  expect(ended).toMatchObject({
    state: 'done',
    counts: { rows, new: rows, changed: 0, unchanged: 0, wrong: 0 },
  })
  const commits = collection('commits')
  const byKind = await commits
    .aggregate([{ $match: { correlationId: importId } }, { $group: { _id: '$streamType', count: { $sum: 1 } } }])
    .toArray()
  expect(Object.fromEntries(byKind.map(({ _id, count }) => [_id, count]))).toEqual({
    ...{ product: rows, price: rows, stock: rows - 1 },
  })
})
