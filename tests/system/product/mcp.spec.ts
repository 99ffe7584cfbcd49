import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { revokeApiKey } from '@pinline/contracts/account/api-keys/revoke-api-key'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { InputOf } from '@pinline/contracts/api/call'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { demoAddress } from '../../faults/demo-address.ts'
import { Caller, type Product, prepareOrder, registerByMail, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const part = z.object({
  id: z.string(),
  partNumber: z.string(),
  stock: z.int(),
  page: z.url(),
  priceBreaks: z.array(z.object({ from: z.int(), unitPrice: z.object({ amount: z.string(), currency: z.string() }) })),
})

/** The Model Context Protocol as a client of its own makers speaks it. */
describe('tools for models', () => {
  let system: TestSystem
  let buyer: Caller
  let stocked: Product
  const clients: Client[] = []

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway', 'storefront'],
    })
    buyer = await registerByMail(system.url, 'agent@buyers.example.test')
    ;(await buyer.call(addAddress, demoAddress)).data()
    const [first] = await stockedProducts(system.url, 50)
    if (first === undefined) throw new Error('nothing is in stock')
    stocked = first
  })
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.close()))
    await system?.stop()
  })

  const connect = async (key?: string): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` }
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', system.url), { requestInit: { headers } }))
    clients.push(client)
    return client
  }
  const keyWith = async (scopes: InputOf<typeof createApiKey>['scopes']) => {
    const input = { name: 'Agent', scopes, expiresInDays: null, requestsPerMinute: 600, password: 'Pitch-2.54' }
    const { key, secret } = (await buyer.call(createApiKey, input)).data()
    if (secret === null) throw new Error('a new key came without its secret')
    return { id: key.id, secret }
  }
  const use = async <T extends z.ZodType>(client: Client, name: string, input: object, output: T) => {
    const result = await client.callTool({ name, arguments: { ...input } })
    if (result.isError === true) throw new Error(JSON.stringify(result.content))
    return output.parse(result.structuredContent)
  }
  const refusal = async (client: Client, name: string, input: object): Promise<string> => {
    const result = await client.callTool({ name, arguments: { ...input } })
    expect(result.isError).toBe(true)
    return JSON.stringify(result.content)
  }

  it('are listed with their schemas, and say which of them store something', async () => {
    const { tools } = await (await connect()).listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      'compare_parts',
      'get_drawing',
      'get_my_order',
      'get_part',
      'list_categories',
      'list_my_orders',
      'list_my_quotations',
      'match_part_numbers',
      'request_quotation',
      'search_parts',
    ])
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name)).toEqual([
      'request_quotation',
    ])
    for (const { inputSchema, outputSchema, description } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: 'object' })
      expect(description?.length).toBeGreaterThan(30)
    }
  })

  it('find parts by words and parameters, as the shop does', async () => {
    const client = await connect()
    const found = z.object({ total: z.int(), parts: z.array(part) })
    const byNumber = await use(client, 'search_parts', { q: stocked.model, currency: 'EUR' }, found)
    expect(byNumber.parts[0]).toMatchObject({ id: stocked.id, page: `${system.url}/en/productDetail/${stocked.id}` })
    expect(byNumber.parts[0]?.priceBreaks[0]?.unitPrice).toMatchObject({ currency: 'EUR' })
    const { categories } = await use(
      client,
      'list_categories',
      { language: 'de' },
      z.object({ categories: z.array(z.object({ id: z.string(), parts: z.int() })) }),
    )
    const category = categories.find(({ id }) => id === stocked.categoryId)
    const all = await use(client, 'search_parts', { category: stocked.categoryId }, found)
    expect(all.total).toBe(category?.parts)
    const narrow = { category: stocked.categoryId, positionsMin: stocked.positions ?? 0, mounting: [stocked.mounting] }
    expect((await use(client, 'search_parts', narrow, found)).total).toBeLessThanOrEqual(all.total)
  })

  it('show one part, compare several, and read a bill of materials', async () => {
    const client = await connect()
    const detail = (await new Caller(system.url).call(getProductDetail, { id: stocked.id })).data()
    const record = await use(
      client,
      'get_part',
      { id: stocked.id },
      part.extend({ attributes: z.array(z.object({ title: z.string(), value: z.string() })), hsCode: z.string() }),
    )
    expect(record).toMatchObject({ partNumber: detail.model, stock: detail.stock, hsCode: detail.hsCode })
    expect(record.attributes).toHaveLength(detail.attributes.filter(({ label }) => label !== null).length)
    const other = (await stockedProducts(system.url, 50)).find(({ id }) => id !== stocked.id)
    const compared = await use(
      client,
      'compare_parts',
      { ids: [stocked.id, other?.id] },
      z.object({ parts: z.array(part), different: z.array(z.object({ values: z.array(z.string().nullable()) })) }),
    )
    expect(compared.parts.map(({ id }) => id)).toEqual([stocked.id, other?.id])
    for (const { values } of compared.different) expect(new Set(values).size).toBe(2)
    const { lines } = await use(
      client,
      'match_part_numbers',
      { lines: [{ partNumber: stocked.model, quantity: 10 }, { partNumber: 'zz-no-such-part' }] },
      z.object({ lines: z.array(z.object({ match: z.string(), candidates: z.array(part) })) }),
    )
    expect(lines.map(({ match }) => match)).toEqual(['exact', 'none'])
  })

  it('give the drawing of a part', async () => {
    const client = await connect()
    const drawn = z.object({ mediaType: z.string(), drawing: z.string() })
    expect((await use(client, 'get_drawing', { id: stocked.id }, drawn)).drawing).toContain('<svg')
    const dxf = await use(client, 'get_drawing', { id: stocked.id, format: 'dxf', view: 'outline' }, drawn)
    expect(dxf.drawing).toContain('SECTION')
    expect(await refusal(client, 'get_drawing', { id: 'p-0000000000000000' })).toContain('drawing-not-found')
  })

  it('say what is wrong', async () => {
    const client = await connect()
    expect(await refusal(client, 'get_part', { id: 'p-0000000000000000' })).toContain('product-not-found')
    expect(await refusal(client, 'list_my_orders', {})).toContain('unauthenticated')
    expect(await refusal(await connect('pln_'.padEnd(68, '0')), 'list_my_orders', {})).toContain('api-key-invalid')
    for (const input of [{ pitchMm: '2.54' }, { colour: 'blue' }, { q: 'a'.repeat(2000) }])
      expect(await refusal(client, 'search_parts', input)).toContain('nvalid')
  })

  it('show a buyer’s orders and ask for a quotation once, within the scopes of the key', async () => {
    const order = await prepareOrder(buyer, [{ productId: stocked.id, quantity: 3 }])
    const { orderNo } = (await buyer.call(placeOrder, order)).data()
    const reader = await connect((await keyWith(['orders:read'])).secret)
    const orders = z.object({
      orders: z.array(z.object({ orderNo: z.string(), lines: z.array(z.object({ quantity: z.int() })) })),
    })
    const own = await waitFor('the order is listed', async () => {
      const list = await use(reader, 'list_my_orders', {}, orders)
      return list.orders.length > 0 && list.orders
    })
    expect(own).toMatchObject([{ orderNo, lines: [{ quantity: 3 }] }])
    expect(await use(reader, 'get_my_order', { orderNo }, z.object({ status: z.string() }))).toBeDefined()
    const wanted = { lines: [{ partId: stocked.id, quantity: 5000 }], remark: 'By June.', requestKey: randomUUID() }
    expect(await refusal(reader, 'request_quotation', wanted)).toContain('api-key-scope-missing')

    const buying = await keyWith(['orders:read', 'quotations:write'])
    const client = await connect(buying.secret)
    const requested = z.object({ quotationNo: z.string(), status: z.string() })
    const first = await use(client, 'request_quotation', wanted, requested)
    expect(await use(client, 'request_quotation', wanted, requested)).toEqual(first)
    const listed = z.object({ quotations: z.array(z.object({ quotationNo: z.string() })) })
    await waitFor('the quotation is listed', async () => {
      const { quotations } = await use(client, 'list_my_quotations', {}, listed)
      return quotations.length > 0 && quotations
    })
    expect((await use(client, 'list_my_quotations', {}, listed)).quotations).toEqual([
      expect.objectContaining({ quotationNo: first.quotationNo }),
    ])
    ;(await buyer.call(revokeApiKey, { id: buying.id })).data()
    await waitFor(
      'the key is refused',
      async () => (await client.callTool({ name: 'list_my_orders', arguments: {} })).isError === true,
    )
  })

  it('are for pages of this shop and for programs only, and take small requests', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    const send = async (headers: Record<string, string>, body = JSON.stringify(ping)) =>
      await fetch(`${system.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
        body,
      })
    expect((await send({})).status).toBe(200)
    expect((await send({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send({}, JSON.stringify({ ...ping, params: { text: 'x'.repeat(300_000) } }))).status).toBe(413)
    expect((await send({}, '{')).status).toBe(400)
    expect((await fetch(`${system.url}/mcp`)).status).toBe(405)
  })
})
