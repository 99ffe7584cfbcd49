import { envelope } from '@pinline/contracts/api/envelope'
import { importRow } from '@pinline/contracts/catalogue/import/import-row'
import { importsResource } from '@pinline/contracts/catalogue/import/imports-resource'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import { uploadImport } from '@pinline/contracts/catalogue/import/upload-import'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { Caller, signInStaff } from '../../harness/shop.ts'
import { startSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { BenchCase } from '../bench-case.ts'
import { readProcesses } from '../measuring/processes.ts'
import { importFile } from '../samples/import-file.ts'

const rows = 100_000
const pollIntervalMs = 500
const maxMs = 600_000

/**
 * A file of 100,000 new parts with prices and stock: time from the start of the import until its last row is committed
 * and until the last part is searchable, and the catalogue's peak memory.
 */
export const importing: BenchCase = {
  name: 'import',
  maxSeconds: 700,
  run: async ({ servers, say }) => {
    const system = await startSystem(servers, { services: ['account', 'catalogue', 'notification'], products: 300 })
    try {
      const { token } = await signInStaff(system.urls.account, system.demoAccounts().staff)
      const staff = new Caller(system.urls.catalogue, token)
      const form = new FormData()
      form.append('module', 'import')
      form.append('file', new Blob([Uint8Array.from(importFile(rows))], { type: 'text/csv' }), 'parts.csv')
      const uploaded = await fetch(`${system.urls.catalogue}/api/v1${uploadImport.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      })
      const { importId, options, mapping } = uploadImport.output.parse(envelope.parse(await uploaded.json()).data)
      const state = async () => {
        const answered = await staff.send(`/api/v1/admin/${importsResource.name}/${importId}`, { method: 'GET' })
        return importRow.parse(await answered.json())
      }
      const total = async () => (await staff.call(listProducts, {})).data().total
      const before = await total()
      let mostBytes = 0
      const look = () => {
        const own = readProcesses([system.dataFolder]).find(({ name }) => name === 'catalogue')
        mostBytes = Math.max(mostBytes, own?.residentBytes ?? 0)
      }
      const looking = setInterval(look, pollIntervalMs)
      const began = performance.now()
      ;(await staff.call(startImport, { importId, options, mapping, dryRun: false })).data()
      const ended = await waitFor(
        'the import has ended',
        async () => {
          const seen = await state()
          return ['done', 'failed', 'cancelled'].includes(seen.state) ? seen : undefined
        },
        { timeoutMs: maxMs, intervalMs: pollIntervalMs },
      )
      const committedMs = performance.now() - began
      if (ended.state !== 'done' || ended.counts.new !== rows)
        throw new Error(`the import ended ${ended.state}: ${JSON.stringify(ended.counts)}`)
      say(`committed after ${Math.round(committedMs / 1000)} s`)
      await waitFor('the last part is searchable', async () => (await total()) === before + rows, {
        timeoutMs: maxMs,
        intervalMs: pollIntervalMs,
      })
      const foundMs = performance.now() - began
      clearInterval(looking)
      look()
      const detail = { rows, rowsPerSecond: (rows * 1000) / committedMs, counts: ended.counts }
      return [
        {
          measure: `import of ${rows} rows, committed`,
          value: committedMs / 1000,
          unit: 's',
          target: { atMost: 300 },
          detail,
        },
        { measure: 'and all of them found', value: foundMs / 1000, unit: 's', detail },
        {
          measure: 'most memory of the catalogue',
          value: mostBytes / 1e6,
          unit: 'MB',
          target: { atMost: 1000 },
          detail,
        },
      ]
    } finally {
      await system.stop()
    }
  },
}
