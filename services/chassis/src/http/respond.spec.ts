import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { rejection } from '@pinline/contracts/api/error-codes'
import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { result } from './call-result.ts'
import { replyOf, sendReply } from './respond.ts'

const context = { language: 'en', requestId: 'request-1' } as const

describe('a reply from views that have not caught up with the caller', () => {
  it('is marked as stale, refusals too: what is missing may be on its way', () => {
    const data = replyOf(result({ orderNo: 1 }), context, false)
    expect(data.body).toMatchObject({ code: 200, meta: { requestId: 'request-1', stale: true } })
    const refused = replyOf(rejection('order-not-found'), context, false)
    expect(refused.body).toMatchObject({ code: 404, meta: { type: 'order-not-found', stale: true } })
  })

  it('has no such mark once they have', () => {
    for (const answer of [result({}), rejection('order-not-found')])
      expect(replyOf(answer, context).body.meta).not.toHaveProperty('stale')
  })
})

describe('a reply on its way', () => {
  const rows = Array.from({ length: 90 }, (_, at) => ({
    id: `row-${at}`,
    name: 'Steckverbinder für 2,54 mm · コネクタ',
  }))
  const app = express()
    .get('/long', (_request, response) => sendReply(response, replyOf(result({ list: rows }), context), false))
    .get('/short', (_request, response) => sendReply(response, replyOf(result({ list: [] }), context), false))
  const server = createServer(app)
  const read = async (path: string, encoding: string, method = 'GET') => {
    const { port } = server.address() as AddressInfo
    const request = get({ port, path, method, headers: { 'accept-encoding': encoding } })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    return { headers: response.headers, body: await buffer(response) }
  }
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.close()
  })

  it('is compressed where it is long and the client takes it so', async () => {
    const [plain, zipped] = [await read('/long', 'identity'), await read('/long', 'gzip, br')]
    expect([plain, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip'])
    for (const { headers } of [plain, zipped])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        vary: 'Accept-Encoding',
        'cache-control': 'no-store',
      })
    expect(gunzipSync(zipped.body)).toEqual(plain.body)
    expect(JSON.parse(plain.body.toString())).toEqual(replyOf(result({ list: rows }), context).body)
    expect(zipped.body.length).toBeLessThan(plain.body.length / 4)
    expect(Number(plain.headers['content-length'])).toBe(plain.body.length)
  })
  it('is left as it is where it is short', async () => {
    const { headers, body } = await read('/short', 'gzip')
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body.toString())).toMatchObject({ code: 200, data: { list: [] } })
  })
  it('has no body for a HEAD', async () => {
    for (const encoding of ['gzip', 'identity']) expect((await read('/long', encoding, 'HEAD')).body).toHaveLength(0)
  })
})
