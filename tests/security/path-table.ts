import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '..', '..')

/**
 * A path that a process serves beside the tables of calls. Nobody has a permission for such a path: the response is the
 * same whoever sends the request, which `own-paths.suite.ts` shows for each.
 */
export interface OwnPath {
  /** As `tests/architecture/express-routes.spec.ts` finds it: `file: method path`, with `*` for what code computes. */
  readonly registered: string
  /** What is sent to the gateway, and the status of the response. */
  readonly sends: readonly { readonly method?: 'POST'; readonly path: string; readonly status: number }[]
  /** A page of development: 404 for clients on other machines. */
  readonly isLocal?: true
}

const service = 'services/chassis/src/http/api.ts'
const gateway = 'services/gateway/src/gateway-app.ts'
const documentation = 'services/gateway/src/docs/documentation.ts'
const mailbox = 'services/notification/src/mailbox/mailbox-pages.ts'
const wallet = 'services/order/src/wallet/wallet-pages.ts'
const storefront = 'storefront/src/server.ts'

/** Paths of calls, resources and event streams, which come from the contracts: `call-tables.ts` has all of them. */
export const pathsOfCalls: readonly string[] = [
  `${service}: all base`,
  `${service}: all path.replaceAll`,
  `${service}: all \`*/:id\``,
  'services/chassis/src/http/stream-path.ts: all urlPathOf',
  'services/gateway/src/operator-calls.ts: all `/api/v1*`',
  // The library of KiCad, which makes a call with the key of its client: `kicad.spec.ts` has who may read it.
  'services/gateway/src/kicad/kicad-endpoint.ts: get /kicad/*path',
  // A setting, which Express reads by the same word.
  'services/gateway/src/direct-calls.ts: get trust proxy fn',
  'services/gateway/src/main.ts: get trust proxy fn',
]

export const ownPaths: readonly OwnPath[] = [
  // State of a process: the gateway passes on none of a service, and has its own.
  { registered: `${service}: get /healthz`, sends: [] },
  { registered: `${service}: get /readyz`, sends: [] },
  { registered: `${service}: get /metrics`, sends: [{ path: '/metrics', status: 404 }] },
  { registered: `${gateway}: get /healthz`, sends: [{ path: '/healthz', status: 200 }] },
  { registered: `${gateway}: get /readyz`, sends: [{ path: '/readyz', status: 200 }] },
  { registered: `${storefront}: get /healthz`, sends: [] },
  { registered: `${storefront}: get /readyz`, sends: [] },
  // The document of the API, and the files of the console.
  { registered: `${documentation}: get /api/openapi.json`, sends: [{ path: '/api/openapi.json', status: 200 }] },
  {
    registered: `${documentation}: get /api/docs{/:page}`,
    sends: [
      { path: '/api/docs', status: 200 },
      { path: '/api/docs/', status: 200 },
      { path: '/api/docs/cart', status: 200 },
      { path: '/api/docs/none', status: 404 },
      { path: '/api/docs/..%2fdocumentation.ts', status: 404 },
    ],
  },
  {
    registered: 'services/gateway/src/event-documents.ts: get /api/asyncapi.json',
    sends: [{ path: '/api/asyncapi.json', status: 200 }],
  },
  {
    registered: 'services/gateway/src/event-documents.ts: get /api/events/schemas/:file',
    sends: [
      { path: '/api/events/schemas/pinline.order.order-placed.v1.json', status: 200 },
      { path: '/api/events/schemas/pinline.account.staff-admitted.v1.json', status: 404 },
      { path: '/api/events/schemas/..%2f..%2fpackage.json', status: 404 },
    ],
  },
  // Tools for models: who may do what is decided by the calls that they make.
  { registered: `${gateway}: all /mcp`, sends: [{ path: '/mcp', status: 405 }] },
  { registered: `${gateway}: get /console/{*path}`, sends: [{ path: '/console/orders', status: 200 }] },
  // The same twice: the policy of its pages, and its files.
  { registered: `${gateway}: use /console`, sends: [{ path: '/console/', status: 200 }] },
  { registered: `${gateway}: use /console`, sends: [] },
  { registered: `${gateway}: use /console/assets`, sends: [{ path: '/console/assets/none.js', status: 404 }] },
  // Pages of development.
  { registered: `${mailbox}: get /mailbox`, sends: [{ path: '/mailbox', status: 200 }], isLocal: true },
  {
    registered: `${mailbox}: get /mailbox/mailbox.css`,
    sends: [{ path: '/mailbox/mailbox.css', status: 200 }],
    isLocal: true,
  },
  {
    registered: `${mailbox}: get /mailbox/mailbox.js`,
    sends: [{ path: '/mailbox/mailbox.js', status: 200 }],
    isLocal: true,
  },
  {
    registered: `${mailbox}: get /mailbox/messages`,
    sends: [{ path: '/mailbox/messages?to=nobody@pinline.example', status: 200 }],
    isLocal: true,
  },
  { registered: `${wallet}: get /wallet/pay/:id`, sends: [{ path: '/wallet/pay/none', status: 404 }], isLocal: true },
  {
    registered: `${wallet}: post \`/wallet/pay/:id/*\``,
    sends: ['pay', 'decline'].map((choice) => ({
      method: 'POST',
      path: `/wallet/pay/none/${choice}`,
      status: 303,
    })),
    isLocal: true,
  },
  // Public files of the shop.
  { registered: `${storefront}: get /robots.txt`, sends: [{ path: '/robots.txt', status: 200 }] },
  { registered: `${storefront}: get /sitemap-news.xml`, sends: [{ path: '/sitemap-news.xml', status: 200 }] },
  { registered: `${storefront}: get /sitemap-solutions.xml`, sends: [{ path: '/sitemap-solutions.xml', status: 200 }] },
  { registered: `${storefront}: get /sitemap-pages.xml`, sends: [{ path: '/sitemap-pages.xml', status: 200 }] },
  {
    registered: `${storefront}: get /sitemap-parts-:chunk.xml`,
    sends: [{ path: '/sitemap-parts-1.xml', status: 200 }],
  },
  { registered: `${storefront}: get /sitemap.xml`, sends: [{ path: '/sitemap.xml', status: 200 }] },
  { registered: `${storefront}: get /text-shares.json`, sends: [{ path: '/text-shares.json', status: 200 }] },
  { registered: `${storefront}: get /:lang/news.xml`, sends: [{ path: '/en/news.xml', status: 200 }] },
  { registered: `${storefront}: get [/, /index]`, sends: [{ path: '/', status: 302 }] },
  { registered: `${storefront}: use /assets`, sends: [{ path: '/assets/none.js', status: 404 }] },
  { registered: `${storefront}: use [/flags, /resources]`, sends: [{ path: '/resources/none.csv', status: 404 }] },
  {
    registered: 'storefront/src/server/drawings.ts: get /drawings/:file',
    sends: [{ path: '/drawings/none.svg', status: 404 }],
  },
  {
    registered: 'storefront/src/server/kicad-files.ts: get /kicad/:file',
    sends: [
      { path: '/kicad/pinline.kicad_httplib', status: 200 },
      { path: '/kicad/packages.json', status: 200 },
      { path: '/kicad/Pinline.kicad_sym', status: 200 },
      { path: '/kicad/pinline-0123456789abcdef.zip', status: 404 },
      { path: '/kicad/none.json', status: 404 },
    ],
  },
  {
    registered: 'storefront/src/server/share-pictures.ts: get /share/:kind.png',
    sends: [
      { path: '/share/shop.png?lang=ja', status: 200 },
      { path: '/share/part.png?id=none', status: 404 },
      { path: '/share/picture.png?id=none', status: 404 },
      { path: '/share/none.png', status: 404 },
    ],
  },
  {
    registered: 'storefront/src/server/screen-texts.ts: get /texts/:language.json',
    sends: [
      { path: '/texts/ja.json', status: 200 },
      { path: '/texts/xx.json', status: 404 },
    ],
  },
  {
    registered: 'storefront/src/server/screen-texts.ts: get /texts/changed/:language-:version.json',
    sends: [
      { path: '/texts/changed/ja-none.json', status: 200 },
      { path: '/texts/changed/xx-none.json', status: 404 },
    ],
  },
  {
    registered: 'storefront/src/server/flags.ts: get /flags/:file',
    sends: [
      { path: '/flags/jp.svg', status: 200 },
      { path: '/flags/zz.svg', status: 404 },
    ],
  },
]

/** A page of the shop's router: its path below the language, one to open, and the status of the response. */
export const shopPages: Readonly<Record<string, { readonly open: string; readonly status: number }>> = {
  $: { open: '/no-such-page', status: 404 },
  '/account/undo-change': { open: '/account/undo-change', status: 200 },
  '/compare': { open: '/compare?ids=', status: 200 },
  '/contact': { open: '/contact', status: 200 },
  '/customer-manager': { open: '/customer-manager', status: 200 },
  '/index': { open: '/index', status: 200 },
  '/intro': { open: '/intro', status: 200 },
  '/intro/blog/$slug': { open: '/intro/blog/none', status: 404 },
  '/intro/$page': { open: '/intro/privacyPolicy', status: 200 },
  '/login': { open: '/login', status: 200 },
  '/news': { open: '/news', status: 200 },
  '/news/detail': { open: '/news/detail?id=none', status: 404 },
  '/order/confirm': { open: '/order/confirm', status: 200 },
  '/preview': { open: '/preview?token=none', status: 404 },
  '/product/$categoryName/$id': { open: '/product/none/none', status: 404 },
  '/productDetail/$id': { open: '/productDetail/none', status: 404 },
  '/productListCopy/$id': { open: '/productListCopy/all?q=terminal', status: 200 },
  '/quick-order': { open: '/quick-order', status: 200 },
  '/shopping-cart': { open: '/shopping-cart', status: 200 },
  '/solution': { open: '/solution', status: 200 },
  '/solution/$id': { open: '/solution/none', status: 404 },
  '/user': { open: '/user', status: 307 },
  '/user/center': { open: '/user/center', status: 200 },
  '/wechat-pay': { open: '/wechat-pay', status: 200 },
  '/whyGo': { open: '/whyGo', status: 200 },
}

/** The paths of the router, as its files say. */
export const routedPages = (): readonly string[] => {
  const folder = join(project, 'storefront/src/routes')
  return readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}path: '([^']+)',$/gm)].map(([, path = '']) => path),
  )
}
