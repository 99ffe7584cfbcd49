import { pipeline } from 'node:stream'
import { gzip } from 'node:zlib'
import { type Envelope, httpStatusOf } from '@pinline/contracts/api/envelope'
import { errorCodes, isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { errorText } from '@pinline/contracts/api/error-texts'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { formatPositions } from '@pinline/contracts/api/position'
import type { Response } from 'express'
import { mapInTurns } from '../in-turns.ts'
import type { BinaryResult, CallResult, PreparedResult, SetCookie } from './call-result.ts'
import { cookieText } from './cookies.ts'
import { type PreparedJson, takesGzip } from './prepared-json.ts'
import type { RequestContext } from './request-context.ts'

export interface Reply {
  readonly code: number
  readonly body: Envelope
  readonly positions: string
  readonly cookies: readonly SetCookie[]
  /** Sent in the place of the envelope. */
  readonly download?: BinaryResult
  /** The envelope's data, where it was serialised before. */
  readonly prepared?: PreparedJson
}

/** The envelope of a refusal: text in the caller's language, stable type, fields that are wrong. */
export const refusalReply = (refused: Rejection, language: LanguageCode, requestId: string): Reply => {
  const code = errorCodes[refused.code].status
  const data =
    refused.errors === undefined && refused.data === undefined
      ? null
      : { ...refused.data, ...(refused.errors === undefined ? {} : { errors: refused.errors }) }
  const allowed = refused.data?.allowed
  const msg = errorText(refused.code, language, Array.isArray(allowed) ? allowed.map(String) : undefined)
  return {
    code,
    body: { code, msg, data, meta: { type: refused.code, requestId } },
    positions: '',
    cookies: [],
  }
}

/**
 * The reply for a handler's result.
 * @param fresh false if a view had not caught up with the caller's positions
 */
export const replyOf = (
  result: CallResult<unknown> | BinaryResult | PreparedResult | Rejection,
  { language, requestId }: Pick<RequestContext, 'language' | 'requestId'>,
  fresh = true,
): Reply => {
  if (isRejection(result)) {
    const reply = refusalReply(result, language, requestId)
    // What a late view does not have may be there: a caller who wrote it asks again.
    return fresh ? reply : { ...reply, body: { ...reply.body, meta: { ...reply.body.meta, stale: true } } }
  }
  if (result.kind === 'binary')
    return { code: 200, body: { code: 200, msg: 'ok', data: null }, positions: '', cookies: [], download: result }
  const isPrepared = result.kind === 'prepared'
  const stale = (!isPrepared && result.stale) || !fresh
  const meta = { requestId, ...(stale ? { stale } : {}) }
  if (isPrepared)
    return {
      code: 200,
      body: { code: 200, msg: 'ok', data: null, meta },
      positions: '',
      cookies: [],
      prepared: result.json,
    }
  return {
    code: 200,
    body: { code: 200, msg: 'ok', data: result.data ?? null, meta },
    positions: formatPositions(result.positions),
    cookies: result.cookies,
  }
}

const longList = 50

/** The rows of a long list; undefined where the reply is soon written. */
const longListOf = ({ data }: Envelope): readonly unknown[] | undefined =>
  typeof data === 'object' && data !== null && 'list' in data && Array.isArray(data.list) && data.list.length > longList
    ? data.list
    : undefined

/** A reply with a long list as JSON, written in turns; its rows come first in `data`. Undefined for all others. */
export const longJson = async ({ body, download }: Reply): Promise<string | undefined> => {
  const list = download === undefined ? longListOf(body) : undefined
  if (list === undefined) return undefined
  const rows = await mapInTurns(list, (row) => JSON.stringify(row))
  const around = JSON.stringify({ ...body, data: undefined }).slice(0, -1)
  const { list: _, ...others } = body.data as { readonly list: unknown }
  const rest = JSON.stringify(others).slice(1)
  return `${around},"data":{"list":[${rows.join(',')}]${rest === '}' ? '' : ','}${rest}}`
}

/** Retry-After of a rejection. */
const secondsToWait = ({ data }: Envelope): number | undefined =>
  typeof data === 'object' && data !== null && 'retryAfterSeconds' in data && typeof data.retryAfterSeconds === 'number'
    ? data.retryAfterSeconds
    : undefined

export const setCookies = (response: Response, { cookies }: Pick<Reply, 'cookies'>, secure: boolean): void => {
  if (cookies.length === 0) return
  response.setHeader(
    'set-cookie',
    cookies.map((cookie) => cookieText(cookie, secure)),
  )
}

/** @param json the body, if it has been written already */
export const sendReply = (response: Response, reply: Reply, secure: boolean, json?: string): void => {
  if (reply.download !== undefined) {
    sendDownload(response, reply.download)
    return
  }
  if (reply.prepared !== undefined) {
    sendPrepared(response, reply.body.meta ?? {}, reply.prepared)
    return
  }
  if (reply.positions !== '') response.setHeader('x-position', reply.positions)
  setCookies(response, reply, secure)
  const wait = secondsToWait(reply.body)
  if (wait !== undefined) response.setHeader('retry-after', String(wait))
  response.setHeader('cache-control', 'no-store')
  response.status(reply.body.meta?.type === 'route-not-found' ? 404 : httpStatusOf(reply.code))
  sendJson(response, json ?? JSON.stringify(reply.body))
}

/** Request headers on which the text of a public response depends, besides its address. */
const vary = 'Accept-Encoding, Accept-Language, X-Locale, Locale, X-Currency'

/** Level 1 makes an eighth of a list of events; level 6 takes three times as long for a tenth less. */
const compression = { level: 1 }

/** What fits into two packets arrives no sooner for being smaller. In characters. */
const shortJson = 2_500

/**
 * A long text is compressed for those who take it so, beside what the process does. Nobody learns by its size what it
 * says: a page of another site cannot request it, since cookies are `SameSite=Strict` and such requests are refused.
 */
const sendJson = (response: Response, json: string): void => {
  response.type('json')
  if (json.length <= shortJson) return void response.send(json)
  response.setHeader('vary', 'Accept-Encoding')
  if (!takesGzip(response.req.headers['accept-encoding'])) return void response.end(json)
  gzip(json, compression, (error, zipped) => {
    if (error !== null) return void response.end(json)
    response.setHeader('content-encoding', 'gzip').end(zipped)
  })
}

/**
 * A client that has the data already gets 304: it must ask each time, since prices and stock change at any time. A reply
 * that may be older than what the caller has done has no tag.
 */
const sendPrepared = (response: Response, meta: NonNullable<Envelope['meta']>, json: PreparedJson): void => {
  const { method, headers } = response.req
  response.setHeader('vary', vary)
  if (meta.stale === true || (method !== 'GET' && method !== 'HEAD')) response.setHeader('cache-control', 'no-store')
  else {
    response.setHeader('cache-control', 'private, no-cache')
    response.setHeader('etag', json.etag)
    if (headers['if-none-match']?.split(',').some((tag) => tag.trim() === json.etag) === true) {
      response.writeHead(304).end()
      return
    }
  }
  const isZipped = takesGzip(headers['accept-encoding'])
  const body = isZipped ? json.gzipBody(meta) : json.body(meta)
  if (isZipped) response.setHeader('content-encoding', 'gzip')
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
}

/**
 * An uploaded file is sent as an attachment of a fixed type, which runs nothing even when opened. Prevents the failure
 * "an uploaded page ran its script in the shop's origin".
 */
const sendDownload = (response: Response, { stream, size, mediaType, name, cacheSeconds }: BinaryResult): void => {
  response
    .status(200)
    .attachment(name.toWellFormed())
    .set({
      'content-type': mediaType,
      ...(size === undefined ? {} : { 'content-length': String(size) }),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': cacheSeconds === undefined ? 'private, no-store' : `public, max-age=${cacheSeconds}`,
    })
  if (response.req.method === 'HEAD') {
    stream.destroy()
    response.end()
    return
  }
  pipeline(stream, response, () => undefined)
}
