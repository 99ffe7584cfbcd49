import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { createApiKeyByStaff } from '@pinline/contracts/account/api-keys/create-api-key-by-staff'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { projectFolder } from '@pinline/infra/project-folders'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../../faults/demo-address.ts'
import { type Caller, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const guides = join(projectFolder, 'services', 'gateway', 'src', 'docs', 'guides')
/** The code of a guide, as one file. */
const codeOf = (guide: string): string =>
  [...readFileSync(join(guides, guide), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```$/gm)]
    .map(([, code]) => code)
    .join('\n')

const stockRows = z.array(
  z.object({ id: z.string(), model: z.string(), manufacturer: z.string(), available: z.int(), reserved: z.int() }),
)

describe('the guides for integrators', () => {
  let system: TestSystem
  let staff: Caller
  let folder: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    // Within the project, so that the packages are found as in a project of an integrator.
    mkdirSync(join(projectFolder, '.cache'), { recursive: true })
    folder = mkdtempSync(join(projectFolder, '.cache', 'guides-'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'first-order.ts'), codeOf('first-order-by-api.md'))
    writeFileSync(join(folder, 'stock-sync.ts'), codeOf('stock-sync.md'))
  })
  afterAll(async () => {
    await system?.stop()
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a script of Node to its end, and returns what it wrote. Fails with that if it fails. */
  const run = async (script: string, given: readonly string[], environment: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [script, ...given], { cwd: folder, env: { ...process.env, ...environment } })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
      })
    const code = await new Promise((resolve) => child.once('close', resolve))
    expect(code, output).toBe(0)
    return output
  }
  const runGuide = (file: string, key: string, ...given: readonly string[]) =>
    run(file, given, { PINLINE_URL: system.url, PINLINE_KEY: key })
  const packages = join(projectFolder, 'node_modules')

  it('have code that the types of the API document accept', { timeout: 420_000 }, async () => {
    const generator = join(packages, 'openapi-typescript', 'bin', 'cli.js')
    await run(generator, [`${system.url}/api/openapi.json`, '-o', 'pinline.d.ts'])
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true },
          ...{ target: 'es2024', module: 'nodenext', types: ['node'], typeRoots: [join(packages, '@types')] },
        },
        files: ['first-order.ts', 'stock-sync.ts'],
      }),
    )
    expect(await run(join(packages, 'typescript', 'bin', 'tsc'), ['-p', '.'])).toBe('')
  })

  it('place a first order with a key', async () => {
    const buyer = await registerByMail(system.url, 'buyer@guides.example.test')
    ;(await buyer.call(addAddress, demoAddress)).data()
    const created = await buyer.call(createApiKey, {
      name: 'Guide',
      scopes: ['catalogue:read', 'orders:read', 'orders:write'],
      expiresInDays: null,
      requestsPerMinute: 600,
      password: 'Pitch-2.54',
    })
    const [part] = await stockedProducts(system.url, 20)
    if (part === undefined) throw new Error('nothing is in stock')
    const output = await runGuide('first-order.ts', created.data().secret ?? '', part.model)
    const orderNo = /^(\d{13}): \d+ EUR until /m.exec(output)?.[1] ?? ''
    expect(output).toMatch(new RegExp(`^${orderNo} is \\w+$`, 'm'))
    const order = await waitFor('the buyer sees the order', async () => {
      const { envelope } = await buyer.call(getOrder, { orderNo })
      return envelope.code === 200 ? getOrder.output.parse(envelope.data) : undefined
    })
    expect(order.lines.map(({ productId }) => productId)).toEqual([part.id])
  })

  it('bring the stock to what was counted, and read what happened since', async () => {
    const created = await staff.call(createApiKeyByStaff, {
      name: 'Guide',
      scopes: ['stock:read', 'stock:write', 'events:read'],
      expiresInDays: null,
      requestsPerMinute: 6000,
      password: system.demoAccounts().staff.password,
    })
    const key = created.data().secret ?? ''
    const range = encodeURIComponent('[0,199]')
    const rows = stockRows.parse(
      await (await staff.send(`/api/v1/admin/stock?range=${range}`, { method: 'GET' })).json(),
    )
    const row = rows.find(({ available }) => available > 20)
    if (row === undefined) throw new Error('nothing is in stock')
    const { id, model, manufacturer, available, reserved } = row
    writeFileSync(
      join(folder, 'counts.json'),
      JSON.stringify([{ model, manufacturer, onHand: available + reserved - 3 }]),
    )
    let output = await runGuide('stock-sync.ts', key)
    expect(output).toContain(`${model}: -3 pieces, adjusted`)
    const { list } = await waitFor('the history has the correction', async () => {
      const history = (await staff.call(listStockHistory, { productId: id })).data()
      return history.list.some(({ type }) => type === 'stock-adjusted') && history
    })
    expect(list.find(({ type }) => type === 'stock-adjusted')).toMatchObject({ quantity: -3 })
    // The first run may have read it from the feed already.
    await waitFor('the feed has the correction', async () => {
      output += await runGuide('stock-sync.ts', key)
      return output
        .split('\n')
        .some((line) => line.startsWith('pinline.catalogue.stock-adjusted.') && line.includes(id))
    })
  })
})
