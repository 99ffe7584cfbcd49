import type { Page } from 'playwright-core'
import type { ConsoleText } from './console-texts.ts'
import { drawSignature } from './draw-signature.ts'
import { sampleExport } from './sample-export.ts'

/** A screen; its name is the file name of its pictures. */
export interface Screen {
  readonly name: string
  /** Path below the gateway's URL; for a page of the shop, without its language. */
  readonly path: string
  /** Who is signed in; a visitor by default. */
  readonly as?: 'buyer' | 'staff'
  /** A page of the storefront, with its language in the path. */
  readonly inShop: boolean
  /** Steps from the page to what is shown, such as opening a dialog of the console. */
  readonly open?: (page: Page, text: ConsoleText) => Promise<void>
}

const shop = (name: string, path: string, as?: 'buyer'): Screen => ({ name, path, inShop: true, ...(as && { as }) })
const console = (name: string, path: string): Screen => ({ name, path: `/console${path}`, inShop: false, as: 'staff' })

/** Data that the pictures need. */
export interface ShopSamples {
  readonly productId: string
  /** Parts to compare. */
  readonly compared: readonly string[]
  /** A part with hundreds of pads. */
  readonly crowdedId: string
  /** An obsolete part with a replacement. */
  readonly replacedId: string
  readonly unpaidOrder: string
  readonly shippedOrder: string
  /** A paid order, which can be cancelled. */
  readonly confirmedOrder: string
  /** A tested order, which can be sent. */
  readonly testedOrder: string
  readonly attemptId: string
  readonly previewToken: string
  /** A published news item, for the dialogs of its page. */
  readonly contentId: string
  /** The buyer's webhook endpoint, with deliveries. */
  readonly webhookId: string
}

/** Pages that staff write and that have no screen of their own name. */
const written = [
  '/intro',
  '/whyGo',
  '/customer-manager',
  '/intro/termsOfSale',
  '/intro/returnPolicy',
  '/intro/privacyPolicy',
  '/intro/faq',
  '/intro/manufacturingCenter',
  '/intro/testCenter',
  '/intro/qualityControl',
  '/intro/researchCenter',
  '/intro/complianceCenter',
  '/intro/troubleshooting',
  '/intro/solutionService',
  '/intro/blog',
  '/intro/imprint',
  '/intro/blog/pitch-2-50-or-2-54',
  '/solution/motor-drives',
  '/solution/solar-inverters',
  '/solution/control-cabinets',
  '/solution/rail-and-aviation',
  '/solution/handheld-devices',
]

/** All screens, in the order in which a buyer and then a member of staff sees them. */
export const screensOf = ({
  productId,
  compared,
  crowdedId,
  replacedId,
  unpaidOrder,
  shippedOrder,
  attemptId,
  previewToken,
  webhookId,
}: ShopSamples): readonly Screen[] => [
  shop('home', '/index'),
  shop('list', '/product/wire-to-board/wire-to-board'),
  shop('list-filtered', '/product/wire-to-board/wire-to-board?pitch=2.5&inStock=true'),
  shop('list-empty', '/productListCopy/all?q=no-such-part'),
  shop('search', '/productListCopy/all?q=Micro-Fit'),
  shop('search-corrected', '/productListCopy/all?q=43045-100O'),
  shop('search-ignored', '/productListCopy/all?q=molex%20picoblade%20frobnicate'),
  shop('search-understood', '/productListCopy/all?q=2x10%201.27%20vertical%20smd'),
  shop('detail', `/productDetail/${productId}`),
  shop('detail-crowded', `/productDetail/${crowdedId}`),
  shop('detail-replaced', `/productDetail/${replacedId}`),
  shop('compare', `/compare?ids=${compared.join(',')}`),
  shop('quick-order', '/quick-order'),
  shop('login', '/login'),
  shop('stock-lookup', '/intro/inventory'),
  shop('order-tracking', '/intro/orderTracking'),
  shop('solution', '/solution/battery-packs'),
  shop('content', '/intro/shippingPolicy'),
  shop('contact', '/contact'),
  shop('solutions', '/solution'),
  shop('news', '/news'),
  shop('news-item', '/news/detail?id=quick-order-reads-your-list'),
  ...written.map((path) => shop(`content-${path.slice(1).replaceAll('/', '-')}`, path)),
  shop('undo-change', '/account/undo-change'),
  shop('preview', `/preview?token=${previewToken}`),
  shop('not-found', '/no-such-page'),
  shop('cart', '/shopping-cart', 'buyer'),
  shop('checkout', '/order/confirm', 'buyer'),
  shop('pay', `/wechat-pay?orderNo=${unpaidOrder}`, 'buyer'),
  shop('personal-center', '/user/center', 'buyer'),
  shop('personal-details', '/user/center?tab=personal', 'buyer'),
  shop('feedback', '/user/center?tab=feedback', 'buyer'),
  shop('addresses', '/user/center?tab=addresses', 'buyer'),
  shop('security', '/user/center?tab=security', 'buyer'),
  shop('api-access', '/user/center?tab=api-access', 'buyer'),
  shop('api-access-log', `/user/center?tab=api-access&request=${webhookId}`, 'buyer'),
  shop('quotes', '/user/center?tab=quotes', 'buyer'),
  shop('change-notices', '/user/center?tab=change-notices', 'buyer'),
  shop('after-sales', '/user/center?tab=after-sales', 'buyer'),
  shop('orders', '/user/center?tab=orders', 'buyer'),
  shop('order', `/user/center?tab=orders&orderNo=${shippedOrder}`, 'buyer'),
  { name: 'wallet', path: `/wallet/pay/${attemptId}`, inShop: false },
  { name: 'mailbox', path: '/mailbox', inShop: false },
  { name: 'api-guide', path: '/api/docs/guide-basics', inShop: false },
  { name: 'console-login', path: '/console/', inShop: false },
  console('console-home', '/'),
  console('console-orders', '/orders'),
  console(
    'console-orders-conditions',
    `/orders?filter=${encodeURIComponent('{"placedAt":"last-days:30@UTC","total":"between:10:500"}')}`,
  ),
  console('console-order', `/orders/${shippedOrder}/show`),
  {
    ...console('console-order-sign', `/orders/${shippedOrder}/show`),
    open: async (page, text) => {
      const name = text('resources.orders.signatures.sign')
      await page.getByRole('button', { name }).first().click()
      await drawSignature(page, text)
    },
  },
  console('console-picks', '/orders/picks'),
  console('console-after-sales', '/after-sales'),
  console('console-quotations', '/quotations'),
  console('console-forms', '/forms'),
  console('console-buyers', '/buyers'),
  console('console-buyer-at', '/buyers/b-demobuyer/at'),
  console('console-products', '/products'),
  console('console-completeness', '/products/completeness'),
  console('console-product', `/products/${productId}/show`),
  console('console-stock', '/stock'),
  console('console-reservations', '/stock/reservations'),
  console('console-stock-at', `/stock/${productId}/at`),
  console('console-stock-takes', '/stock-takes'),
  console('console-purchase-orders', '/purchase-orders'),
  console('console-purchase-order', '/purchase-orders/po-demo0001/show'),
  console('console-purchase-proposals', '/purchase-orders/proposals'),
  console('console-suppliers', '/suppliers'),
  console('console-supplier', '/suppliers/su-demo0001'),
  console('console-new-supplier', '/suppliers/create'),
  console('console-categories', '/categories'),
  console('console-content', '/content'),
  console('console-translations', '/content/translations'),
  console('console-imports', '/imports'),
  console('console-currencies', '/currencies'),
  console('console-languages', '/languages'),
  console('console-ui-texts', '/ui-texts'),
  console('console-todos', '/to-dos'),
  console('console-charts', '/charts'),
  console('console-table-workbench', '/table-workbench'),
  {
    ...console('console-table-workbench-full', '/table-workbench'),
    open: async (page) => await page.locator('input[type=file]').setInputFiles(sampleExport(12_000)),
  },
  {
    ...console('console-table-workbench-groups', '/table-workbench'),
    open: async (page) => {
      await page.locator('input[type=file]').setInputFiles(sampleExport(12_000))
      await page.locator('.workbench-groups select').first().selectOption({ index: 2 })
    },
  },
  {
    ...console('console-table-workbench-error', '/table-workbench'),
    open: async (page) =>
      await page.locator('input[type=file]').setInputFiles({ ...sampleExport(0), name: 'none.csv' }),
  },
  console('console-operations', '/operations'),
  console('console-order-trace', `/operations/order-timeline?order=${shippedOrder}`),
  console('console-order-trace-table', `/operations/order-timeline?order=${shippedOrder}&view=table`),
  console('console-order-trace-state', `/operations/order-timeline?order=${shippedOrder}&view=state`),
  console('console-erasures', '/operations/erasures'),
  console('console-streams', '/operations/streams'),
  console('console-jobs', '/operations/jobs'),
  console('console-drift', '/operations/drift'),
  console('console-retention', '/operations/retention'),
  console('console-jobs-scheduled', '/operations/jobs?service=notification&state=delayed'),
  console('console-streams-search', `/operations/streams?mode=search&streamId=${shippedOrder}`),
  console('console-streams-event', `/operations/streams?mode=search&event=order:${shippedOrder}@1`),
  console('console-users', '/users'),
  console('console-user-at', '/users/s-demostaff/at'),
  console('console-roles', '/roles'),
  console('console-role', '/roles/administrator'),
  console('console-menus', '/menus'),
  console('console-files', '/files'),
  console('console-webhooks', '/webhook-endpoints'),
  console('console-notices', '/notices'),
  console('console-notice', '/notices/create'),
  console('console-change-notices', '/change-notices'),
  console('console-change-notice', '/change-notices/create'),
  console('console-snippets', '/snippets'),
  console('console-new-snippet', '/snippets/create'),
  console('console-handbook', '/handbook'),
  console('console-handbook-create', '/handbook/create'),
  console('console-mail-texts', '/mail-texts'),
  console('console-sorts', '/sorts'),
  console('console-visitors', '/visitors'),
  console('console-audit', '/audit'),
  console('console-security-events', '/security-events'),
  console('console-api-keys', '/api-keys'),
  console('console-icons', '/icons'),
  console('console-settings', '/settings'),
  console('console-settings-edit', '/settings/edit'),
  console('console-sample-documents', '/settings/documents'),
  console('console-profile', '/profile'),
]
