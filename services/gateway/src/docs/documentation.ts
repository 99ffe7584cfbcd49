import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gatewayCalls } from '@pinline/contracts/gateway/gateway-calls'
import type { Express, Request, Response } from 'express'
import type { GatewayDeps } from '../gateway-deps.ts'
import { serviceTables } from '../route-table.ts'

/** Of the pages: their own script and style, requests to this origin, nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

const isEventPage = (page: string): boolean => /^events(-|$)/.test(page)

/** The document as it is sent, and the pages that show it: made for the first request, since few ask and both are large. */
const makeDocumentation = async (deps: GatewayDeps) => {
  const [{ openApiDocument }, { docsPages, eventDocument }, { eventConsumers }, { readDocument }] = await Promise.all([
    import('../openapi/openapi.ts'),
    import('./docs-pages.ts'),
    import('./event-consumers.ts'),
    import('./read-operations.ts'),
  ])
  const document = openApiDocument(serviceTables, gatewayCalls)
  const text = Buffer.from(JSON.stringify(document))
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  const shown = readDocument(document)
  const pages = docsPages(shown)
  const files = new Map([
    ['docs.css', { type: 'css', text: fileOf('docs.css') }],
    ['docs.js', { type: 'js', text: fileOf('docs.js') }],
  ])
  const eventPage = async (slug: string) => eventDocument(shown, slug, await eventConsumers.read(deps))
  return { text, etag, pages, eventPage, files }
}

/** The OpenAPI document, the pages to read and to try it, and the event catalogue. */
export const documentation = (
  app: Express,
  deps: GatewayDeps,
  notFound: (request: Request, response: Response) => void,
): void => {
  let made: ReturnType<typeof makeDocumentation> | undefined
  app.get('/api/openapi.json', async (_request, response) => {
    made ??= makeDocumentation(deps)
    const { text, etag } = await made
    response.set('etag', etag).type('json').send(text)
  })
  app.get('/api/docs{/:page}', async (request, response) => {
    made ??= makeDocumentation(deps)
    const { pages, eventPage, files } = await made
    const { page = '' } = request.params
    const file = files.get(page)
    if (file !== undefined) return void response.set('cache-control', 'no-cache').type(file.type).send(file.text)
    const html = pages.get(page) ?? (isEventPage(page) ? await eventPage(page) : undefined)
    if (html === undefined) return notFound(request, response)
    response.set({ 'content-security-policy': policy, 'cache-control': 'no-cache' }).type('html').send(html)
  })
}
