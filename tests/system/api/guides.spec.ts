import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { createApiKeyByStaff } from '@pinline/contracts/account/api-keys/create-api-key-by-staff'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { listStockHistory } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { projectFolder } from '@pinline/infra/project-folders'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../../faults/demo-address.ts'
import { type Caller, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const guides = join(projectFolder, 'services', 'gateway', 'src', 'docs', 'guides')
const textOf = (guide: string): string => readFileSync(join(guides, guide), 'utf8')
const blocksOf = (guide: string, language: 'ts' | 'js' | 'sh'): string[] =>
  [...textOf(guide).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  )

/** Programs by the name under which their guide says to save and to run them. */
const programs = [
  ...(['first-order-by-api.md', 'stock-sync.md'] as const).map((guide) => [guide, 'ts'] as const),
  ...(['event-feed.md', 'webhook-receiver.md'] as const).map((guide) => [guide, 'js'] as const),
].map(([guide, language]) => {
  const file = /^(?:\w+=\S+ )?node (\S+)/m.exec(blocksOf(guide, 'sh').join('\n'))?.[1]
  if (file === undefined || !textOf(guide).includes(`as \`${file}\``)) throw new Error(`${guide} names no file`)
  return { file, code: blocksOf(guide, language).join('\n') }
})
/** What npm writes, unless the guide changes it. */
const moduleType = /npm pkg set type=(\w+)/.exec(textOf('first-order-by-api.md'))?.[1] ?? 'commonjs'

/** Commands of the guides with the beginning of what a shop responds. */
const commands: readonly (readonly [guide: string, response: RegExp])[] = [
  ['basics.md', /^\{"code":200,"msg":"ok","data":\{"list":\[/],
  [
    'event-feed.md',
    /^\{"code":200,[\s\S]*"type":"pinline\.catalogue\.stock-received\.v1"[\s\S]*"cursor":"2\.[^"]+","hasMore":true/,
  ],
  [
    'event-feed.md',
    /^retry: 2000\n\nid: 2\.\S+\nevent: pinline\.catalogue\.stock-received\.v1\ndata: \{"specversion":"1\.0"/,
  ],
  ['kicad.md', /^\{"categories":"","parts":""\}$/],
  ['mcp.md', /^data: \{"result":\{"content":\[[\s\S]*"structuredContent":\{"total":\d+/m],
]

const stockRows = z.array(
  z.object({ id: z.string(), model: z.string(), manufacturer: z.string(), available: z.int(), reserved: z.int() }),
)

describe('the guides for integrators', () => {
  let system: TestSystem
  let staff: Caller
  let folder: string
  let staffKey: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    // Within the project, so that the packages are found as in a project of an integrator.
    mkdirSync(join(projectFolder, '.cache'), { recursive: true })
    folder = mkdtempSync(join(projectFolder, '.cache', 'guides-'))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: moduleType }))
    for (const { file, code } of programs) writeFileSync(join(folder, file), code)
    staffKey = await keyOfStaff()
  })
  afterAll(async () => {
    await system?.stop()
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
  })

  const keyOfStaff = async (): Promise<string> => {
    const created = await staff.call(createApiKeyByStaff, {
      name: 'Guide',
      scopes: ['catalogue:read', 'stock:read', 'stock:write', 'events:read'],
      expiresInDays: null,
      requestsPerMinute: 6000,
      password: system.demoAccounts().staff.password,
    })
    return created.data().secret ?? ''
  }

  /** Runs a command until it has written what is expected, and ends it then. Fails with what it wrote if it ends without. */
  const runUntil = async (
    command: readonly [program: string, ...given: string[]],
    environment: Record<string, string>,
    expected: RegExp,
    atBegin: (output: string) => Promise<void> = async () => undefined,
  ): Promise<string> => {
    const [program, ...given] = command
    const env = { ...process.env, PINLINE_URL: system.url, PINLINE_KEY: staffKey, ...environment }
    const child = spawn(program, given, { cwd: folder, env, detached: true })
    const closed = new Promise<true>((resolve) => child.once('close', () => resolve(true)))
    let output = ''
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += String(chunk)
    })
    const begun = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk) => {
        output += String(chunk)
        resolve()
      })
    })
    try {
      await Promise.race([begun, closed])
      await atBegin(output)
      const isOver = closed.then(() => 'over')
      while (!expected.test(output)) {
        const more = new Promise((resolve) => child.stdout.once('data', resolve))
        if ((await Promise.race([more, isOver])) === 'over') break
      }
      expect(output, errors).toMatch(expected)
      return output
    } finally {
      // With what the shell started.
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
      await closed
    }
  }

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
        files: programs.map(({ file }) => file).filter((file) => file.endsWith('.ts')),
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
    let output = await runGuide('stock-sync.ts', staffKey)
    expect(output).toContain(`${model}: -3 pieces, adjusted`)
    const { list } = await waitFor('the history has the correction', async () => {
      const history = (await staff.call(listStockHistory, { productId: id })).data()
      return history.list.some(({ type }) => type === 'stock-adjusted') && history
    })
    expect(list.find(({ type }) => type === 'stock-adjusted')).toMatchObject({ quantity: -3 })
    // The first run may have read it from the feed already.
    await waitFor('the feed has the correction', async () => {
      output += await runGuide('stock-sync.ts', staffKey)
      return output
        .split('\n')
        .some((line) => line.includes(` pinline.catalogue.stock-adjusted.v1 ${model} `) && line.includes(id))
    })
    // Another reader of the feed has it as well, and waits for more.
    await runUntil(
      [process.execPath, 'follow.mjs'],
      {},
      new RegExp(` pinline\\.catalogue\\.stock-adjusted\\.v1 stock-${id.slice(2)}$`, 'm'),
    )
  })

  it('follow the feed through a lost connection and a shop that cannot answer', async () => {
    const list = [{ time: '2026-11-27T08:00:00.000Z', type: 'after-both', subject: 'stock-1' }]
    let requests = 0
    const shop = createServer((request, response) => {
      requests += 1
      if (requests === 1) request.socket.destroy()
      else if (requests === 2) response.writeHead(503, { 'retry-after': '0' }).end('no JSON')
      else response.end(JSON.stringify({ code: 200, data: { list, cursor: 'end', hasMore: false } }))
    })
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = shop.address() as AddressInfo
      const url = { PINLINE_URL: `http://127.0.0.1:${port}` }
      await runUntil([process.execPath, 'follow.mjs'], url, /^\S+ after-both stock-1$/m)
    } finally {
      shop.closeAllConnections()
      shop.close()
    }
  })

  it('have commands that a plain shell takes as they are', async () => {
    const given = [...new Set(commands.map(([guide]) => guide))].flatMap((guide) =>
      blocksOf(guide, 'sh')
        .filter((block) => block.startsWith('curl '))
        .map((block) => [guide, block] as const),
    )
    expect(given.map(([guide]) => guide)).toEqual(commands.map(([guide]) => guide))
    for (const [place, [, response]] of commands.entries())
      await runUntil(['sh', '-c', given[place]?.[1] ?? ''], {}, response)
  })

  it('have a receiver that takes what is signed, once, and nothing else', async () => {
    const secret = `whsec_${Buffer.from('a secret of twenty-four bytes').toString('base64')}`
    const body = JSON.stringify({ id: 'a@1', type: 'pinline.order.order-placed.v1', subject: 'a' })
    const at = new Date()
    const headers = {
      'webhook-id': 'a@1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('a@1', at, body),
    }
    const send = async (port: string, sent: string) =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status
    const output = await runUntil(
      [process.execPath, 'receiver.mjs'],
      { PINLINE_WEBHOOK_SECRET: secret, PORT: '0' },
      /order-placed/,
      async (begun) => {
        const port = /^listening at port (\d+)$/m.exec(begun)?.[1] ?? ''
        expect(await send(port, body.replace('"a"', '"b"'))).toBe(401)
        expect(await send(port, body)).toBe(204)
        expect(await send(port, body)).toBe(204)
      },
    )
    expect(output.match(/^pinline\.order\.order-placed\.v1 a$/gm)).toHaveLength(1)
  })

  it('say what a body without its type, and a shop without its pages, are refused as', async () => {
    const headers = { authorization: `Bearer ${staffKey}` }
    for (const path of ['/products/search', '/private/stock/adjust']) {
      const response = await fetch(`${system.url}/api/v1${path}`, { method: 'POST', headers, body: '{ "q": "1" }' })
      expect(await response.json(), path).toMatchObject({ code: 422, data: { errors: { 'Content-Type': 'invalid' } } })
    }
    // KiCad reads no pages: a currency that the shop does not have is not one, and this system has no storefront.
    const currency = await fetch(`${system.url}/kicad/PCM_Pinline/CHF/v1/`, { headers })
    expect(currency.status).toBe(404)
    expect(await currency.json()).toMatchObject({ meta: { type: 'route-not-found' } })
    const repository = await fetch(`${system.url}/kicad/repository.json`)
    expect(repository.status).toBe(503)
    expect(await repository.json()).toMatchObject({ meta: { type: 'service-unavailable' } })
  })
})
