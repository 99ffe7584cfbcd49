import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import { fetchFrom } from '@pinline/chassis/http/fetch-from'
import { takesGzip } from '@pinline/chassis/http/prepared-json'
import type { AnyCall } from '@pinline/contracts/api/call'
import { envelope } from '@pinline/contracts/api/envelope'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { kicadLibraries } from '@pinline/contracts/catalogue/kicad/footprint-name'
import { getKicadPart } from '@pinline/contracts/catalogue/kicad/get-kicad-part'
import { listKicadCategories } from '@pinline/contracts/catalogue/kicad/list-kicad-categories'
import { listKicadParts } from '@pinline/contracts/catalogue/kicad/list-kicad-parts'
import { currencyCode } from '@pinline/events/money'
import type { Express, Request, Response } from 'express'
import { z } from 'zod'
import type { Forwarding } from '../forwarding.ts'

interface KicadDeps {
  readonly catalogueUrl: string
  /** How long the catalogue may take, ms. */
  readonly patienceMs: number
  readonly share: Forwarding['share']
  readonly refuse: (request: Request, response: Response, refused: Rejection) => void
}

/** What KiCad asks for, as a call of the catalogue. */
interface KicadRequest {
  readonly call: AnyCall
  readonly input: object
  readonly currency: string | undefined
  /** The library's own address, by which KiCad tries its key: the answer has the names of its two lists. */
  readonly isRoot: boolean
}

/** What begins like a path of the library is no page either: KiCad reads JSON. */
const isLibraryPath = (path: string): boolean => /^\/kicad(?:\/\w+)*\/v1\//.test(path)

const pathForm = /^\/kicad((?:\/[A-Za-z_]{3,20}){0,2})\/v1\/(.{0,200})$/

/**
 * Reads `/kicad/[nickname/][currency/]v1/…`. The nickname is that of the installed footprints and symbols. Undefined for
 * any other path.
 */
export const readKicadPath = (path: string): KicadRequest | undefined => {
  const [, options = '', rest] = pathForm.exec(path) ?? []
  if (rest === undefined) return undefined
  const given = options.split('/').slice(1)
  const library = z.enum(kicadLibraries).safeParse(given[0])
  const others = library.success ? given.slice(1) : given
  const currency = currencyCode.optional().safeParse(others[0])
  if (!currency.success || others.length > 1) return undefined
  const request = (call: AnyCall, input: object, isRoot = false) => ({ call, input, currency: currency.data, isRoot })
  if (rest === '') return request(listKicadCategories, {}, true)
  if (rest === 'categories.json') return request(listKicadCategories, {})
  const category = /^parts\/category\/([\w.-]+)\.json$/.exec(rest)?.[1]
  if (category !== undefined) return request(listKicadParts, { category })
  const id = /^parts\/([\w-]+)\.json$/.exec(rest)?.[1]
  return id === undefined
    ? undefined
    : request(getKicadPart, { id, ...(library.success ? { library: library.data } : {}) })
}

/** What the gateway says of the client to the service; KiCad calls a bearer's key a token. */
const passedOn = ['x-forwarded-for', 'forwarded', 'x-request-id', 'traceparent'] as const

const headersOf = ({ headers }: Request, currency: string | undefined): Record<string, string> => {
  const { authorization } = headers
  return Object.fromEntries(
    Object.entries({
      'content-type': 'application/json',
      authorization: authorization?.replace(/^token /i, 'Bearer '),
      'x-currency': currency,
      ...Object.fromEntries(passedOn.map((name) => [name, headers[name]])),
    }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

const compress = promisify(gzip)

const send = async (request: Request, response: Response, data: unknown): Promise<void> => {
  const text = JSON.stringify(data)
  response.type('json').vary('accept-encoding')
  if (text.length < 1024 || !takesGzip(request.get('accept-encoding'))) return void response.send(text)
  response.set('content-encoding', 'gzip').send(await compress(text))
}

/**
 * The HTTP library of KiCad 8 and later: GET without envelope, for which the catalogue is called with the client's key.
 * Who may read, limits and audit are the service's. Refusals are those of the API.
 */
export const kicadLibrary = (app: Express, { catalogueUrl, patienceMs, share, refuse }: KicadDeps): void => {
  app.get('/kicad/*path', async (request, response, next) => {
    const requested = readKicadPath(request.path)
    if (requested === undefined)
      return isLibraryPath(request.path) ? refuse(request, response, rejection('route-not-found')) : next()
    const { path, weight = 1 } = requested.call
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    const work = { address: request.ip ?? '', target: catalogueUrl, weight, gone: gone.signal }
    const answer = await share(work, async () => {
      const answered = await fetchFrom(catalogueUrl)(urlPathOf(path), {
        method: 'POST',
        headers: headersOf(request, requested.currency),
        body: JSON.stringify(requested.input),
        signal: AbortSignal.timeout(patienceMs),
      })
      return { body: await answered.json(), again: answered.headers.get('retry-after') }
    }).catch(() => rejection('service-unavailable'))
    if (isRejection(answer)) return refuse(request, response, answer)
    const { body, again } = answer
    const { code, data } = envelope.parse(body)
    if (again !== null) response.set('retry-after', again)
    // KiCad reads the status alone, which of a refusal by a rule is in the envelope.
    if (code !== 200) return void response.status(code).json(body)
    await send(request, response, requested.isRoot ? { categories: '', parts: '' } : data)
  })
}
