import { createHash, randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import { flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type LanguageCode, negotiateLanguage } from '@pinline/contracts/api/languages'

import { listLocaleLanguages } from '@pinline/contracts/catalogue/language/list-locale-languages'
import { getTextOverrides } from '@pinline/contracts/catalogue/ui-text/get-text-overrides'
import { serveMetrics } from '@pinline/telemetry/serve-metrics'
import { startTelemetry } from '@pinline/telemetry/start-telemetry'
import { traceRequest } from '@pinline/telemetry/trace-requests'

import compression from 'compression'
import { parseCookie } from 'cookie'
import express, { type Request, type Response } from 'express'
import compressedFiles from 'express-static-gzip'
import { knownLanguage, offerLanguages, splitLanguage } from './app/language.ts'
import { invalidateCachedPages } from './server/change-feed.ts'
import { readClientAssets } from './server/client-assets.ts'
import { readServerConfig } from './server/config.ts'
import { drawingFiles } from './server/drawings.ts'
import { failedPage, plainFailure } from './server/failed-page.ts'
import { flagFiles } from './server/flags.ts'
import { followCall } from './server/follow-call.ts'
import { kicadFiles } from './server/kicad-files.ts'
import { serverMetrics } from './server/metrics.ts'
import { isKnownFeed, newsFeed } from './server/news-feed.ts'
import { type CachedPage, PageCache } from './server/page-cache.ts'
import { partOf } from './server/part-of.ts'
import { noncePlaceholder, withAssets, withMaintenance } from './server/render-html.ts'
import { ScreenTexts } from './server/screen-texts.ts'
import { securityHeaders } from './server/security-headers.ts'
import { sharePictures } from './server/share-pictures.ts'
import { robotsTxt, Sitemap } from './server/sitemap.ts'
import { textShares } from './server/text-shares.ts'
import { tracedFetch } from './server/traced-fetch.ts'
import { withPageKey } from './session/page-key.ts'

const config = readServerConfig(process.env)
const { log, stopTracing } = await startTelemetry('storefront', config.telemetry)
const clientFolder = new URL('../dist/client/', import.meta.url)
const assets = readClientAssets(clientFolder)
const entryFile = new URL('../dist/server/entry-server.js', import.meta.url)
// Without NODE_ENV React loads its development build, which is several times slower; pages always use the production
// build.
process.env.NODE_ENV = 'production'
const entry: typeof import('./app/entry-server.tsx') = await import(entryFile.href)
const cache = new PageCache({ maxPages: 500, ttls: { connected: 60_000, disconnected: 1500 } })
const metrics = serverMetrics(cache, log)
const stopMetrics = serveMetrics(metrics.registry, config.metrics, log)
const stopFollowing = invalidateCachedPages(cache, config.apiOrigin)
const stopFollowingLanguages = followCall(config.apiOrigin, listLocaleLanguages, {}, (languages) => {
  offerLanguages(languages)
  entry.offerLanguages(languages)
  cache.drop(() => true)
})
const screenTexts = new ScreenTexts(entry.fileTexts)
const stopFollowingTexts = followCall(config.apiOrigin, getTextOverrides, { surface: 'shop' }, ({ texts }) => {
  screenTexts.overrides = texts
  entry.overrideTexts(texts)
  cache.drop(() => true)
})
const sitemap = new Sitemap(config, assets.builtAt)

const YEAR_MS = 31_536_000_000

const languageCookieOf = (request: Request): string | undefined =>
  parseCookie(request.headers.cookie ?? '').languageCode

/** The language of an address; without one, what was chosen before, or the best that the browser asks for. */
const languageOf = (request: Request): LanguageCode =>
  splitLanguage(request.path)?.language ??
  knownLanguage(
    negotiateLanguage({ xLocale: languageCookieOf(request), acceptLanguage: request.get('accept-language') }),
  )

async function render(path: string): Promise<CachedPage> {
  const language = splitLanguage(new URL(path, config.publicOrigin).pathname)?.language ?? 'en'
  const {
    response: rendered,
    status,
    ...parts
  } = await entry.renderPage({
    request: new Request(config.publicOrigin + path),
    language,
    publicOrigin: config.publicOrigin,
    apiOrigin: config.apiOrigin,
    nonce: noncePlaceholder,
    fetch: tracedFetch,
  })
  const location = rendered.headers.get('location')
  const page = { language, changedTexts: screenTexts.pathOf(language), ...parts }
  const html = withAssets(await rendered.text(), assets, page)
  return { status, html, headers: location ? [['Location', location]] : [] }
}

async function sendPage(request: Request, response: Response): Promise<void> {
  const { language, rest } = splitLanguage(request.path) ?? {}
  // Whoever writes a draft looks at it after each change.
  const page =
    rest === '/preview'
      ? await render(request.url)
      : await cache.get(request.url, () => render(request.url), metrics.countRead)
  const nonce = randomBytes(18).toString('base64url')
  response.status(page.status).set(securityHeaders(nonce)).set('Cache-Control', 'no-cache').type('html')
  if (language && languageCookieOf(request) !== language) {
    const secure = config.publicOrigin.startsWith('https:')
    response.cookie('languageCode', language, { maxAge: YEAR_MS, sameSite: 'lax', path: '/', secure })
  }
  for (const [name, value] of page.headers) response.set(name, value)
  const html = withMaintenance(page.html.replaceAll(noncePlaceholder, nonce), request.get('x-maintenance-until'))
  response.send(withPageKey(html, randomBytes(18).toString('base64url')))
}

const app = express()
app.disable('x-powered-by')
app.set('etag', false)
app.get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
app.get('/readyz', (_request, response) => void response.json({ status: 'ready' }))
app.use(traceRequest)
app.use(metrics.watch)
app.use(
  '/assets',
  compressedFiles(fileURLToPath(new URL('assets/', clientFolder)), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { immutable: true, maxAge: '1y', fallthrough: false },
  }),
)
app.use(compression())
app.use(express.static(fileURLToPath(clientFolder), { index: false, maxAge: '1h', dotfiles: 'ignore' }))
app.get('/robots.txt', (_request, response) => void response.type('text').send(robotsTxt(config.publicOrigin)))
app.get('/sitemap.xml', async (_request, response) => void response.type('xml').send(await sitemap.index()))
app.get('/sitemap-pages.xml', async (_request, response) => void response.type('xml').send(await sitemap.pages()))
app.get('/sitemap-news.xml', async (_request, response) => void response.type('xml').send(await sitemap.news()))
app.get(
  '/sitemap-solutions.xml',
  async (_request, response) => void response.type('xml').send(await sitemap.solutions()),
)
app.get('/:lang/news.xml', async (request, response, next) => {
  const language = splitLanguage(`/${request.params.lang}/`)?.language
  if (language === undefined) {
    next()
    return
  }
  const { xml, changedAt } = await newsFeed(config, language, await entry.newsTitle(language))
  // Readers ask every hour: most of them get an answer without content.
  if (changedAt !== undefined) response.set('Last-Modified', new Date(changedAt).toUTCString())
  const tag = `W/"${createHash('sha256').update(xml).digest('base64url')}"`
  response.set('ETag', tag).set('Cache-Control', 'no-cache')
  const known = { tags: request.get('if-none-match'), since: request.get('if-modified-since') }
  if (isKnownFeed(known, { tag, changedAt })) response.status(304).end()
  else response.type('application/rss+xml').send(xml)
})
app.get('/sitemap-parts-:chunk.xml', async (request, response, next) => {
  const chunk = Number(request.params.chunk)
  if (Number.isInteger(chunk) && chunk >= 1 && chunk <= 1000) response.type('xml').send(await sitemap.parts(chunk))
  else next()
})
app.use(flagFiles())
// Below these are files alone: nobody renders a page by a made-up name of one.
app.use(['/flags', '/resources'], (_request, response) => void response.status(404).type('text').send('Not found'))
const shares = textShares(new URL('./locales/', import.meta.url))
app.get('/text-shares.json', (_request, response) => void response.json(shares))
app.use(screenTexts.router())
app.use(drawingFiles({ apiOrigin: config.apiOrigin, renderSvg: entry.renderDrawing }))
app.use(kicadFiles(config))
app.use(
  sharePictures({
    apiOrigin: config.apiOrigin,
    partCard: async (id, language) => {
      const part = await partOf(config.apiOrigin, id, language)
      return part && (await entry.renderPartCard(part, language))
    },
    shopCard: entry.renderShopCard,
  }),
)
// Who chose a language before gets it; everybody else the best that the browser asks for.
app.get(['/', '/index'], (request, response) => {
  response.vary('Cookie, Accept-Language').redirect(302, `/${languageOf(request)}/index`)
})
app.use(async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.status(405).set('Allow', 'GET, HEAD').end()
    return
  }
  const split = splitLanguage(request.path)
  if (split?.rest === '/') response.redirect(301, `/${split.language}/index`)
  else if (split && split.rest.length > 1 && request.path.endsWith('/')) {
    const query = request.url.slice(request.path.length)
    response.redirect(301, request.path.replace(/\/+$/, '') + query)
  } else await sendPage(request, response)
})
app.use(async (error: unknown, request: Request, response: Response, next: (error: unknown) => void) => {
  if (response.headersSent) {
    next(error)
    return
  }
  if (typeof error === 'object' && error !== null && 'status' in error && error.status === 404) {
    response.status(404).type('text').send('Not found')
    return
  }
  log.error({ err: error, correlationId: request.get('x-request-id') }, 'page failed')
  const language = languageOf(request)
  const texts = await entry.failureTexts(language).catch(() => plainFailure)
  response
    .status(503)
    .set(securityHeaders(randomBytes(18).toString('base64url')))
    .set({ 'Cache-Control': 'no-store', 'Retry-After': '10' })
    .type('html')
    .send(failedPage(language, texts))
})

const server: Server = app.listen(config.port, config.host, () => {
  log.info({ port: config.port, publicOrigin: config.publicOrigin }, 'ready')
  flushCompileCache()
})
// Longer than the gateway's keep-alive, so that no connection closes under a request, ms.
server.keepAliveTimeout = 65_000

/** Stops accepting requests, finishes running ones, and exits. */
function stop(): void {
  stopFollowing()
  stopFollowingLanguages()
  stopMetrics()
  stopFollowingTexts()
  // Busy connections close as soon as they are idle.
  server.keepAliveTimeout = 1
  server.close(() => void stopTracing().finally(() => process.exit(0)))
  server.closeIdleConnections()
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
