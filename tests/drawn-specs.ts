/**
 * Deep tests, by turns: `npm test` runs one of these groups a day, `npm run test:all` every group, and a run that names
 * files runs those. Here stands what takes long and goes deeper than a test that every run has: journeys in a browser,
 * processes killed again and again, many requests at once, reconciliation, the model. The groups take about as long as
 * each other.
 */
export const drawnGroups: readonly (readonly string[])[] = [
  [
    'journeys/orders-en',
    'system/chassis/majority',
    'system/account/limits',
    'system/chassis/archive',
    'system/growth/stock-history',
  ],
  [
    'journeys/catalogue-en',
    'system/order/orders-without-row',
    'system/product/search-engines',
    'system/integrators/orders-rebuilt-killed',
  ],
  [
    'journeys/orders-zh-cn',
    'faults/contention',
    'system/notification/webhooks-killed',
    'system/chassis/topic-versions',
  ],
  [
    'journeys/accounts-en',
    'model/cart-to-paid',
    'security/probes',
    'security/match-lines',
    'system/account/permissions-two-instances',
    'system/product/kicad',
    'harness/servers',
  ],
  [
    'journeys/catalogue-zh-cn',
    'system/product/demo-orders',
    'system/order/wallet-status-checks',
    'system/product/sessions-two-instances',
    'system/product/lost-row',
    'system/growth/translations',
  ],
  [
    'journeys/accounts-zh-cn',
    'system/notification/to-do-work',
    'system/catalogue/content-killed',
    'system/catalogue/content-schedule',
    'system/product/reconcile-reservations',
    'system/product/order-trace',
  ],
  [
    'journeys/failures',
    'system/api/guides',
    'security/public-address',
    'security/undo-window',
    'security/unpaid-orders',
    'system/product/real-amounts',
    'system/product/metrics',
    'security/audit-tail',
    'harness/server-access',
  ],
  [
    'journeys/abuse',
    'security/other-clients',
    'system/product/files-and-to-dos',
    'system/product/restore-drill',
    'system/api/documented-requests',
    'system/account/security-events',
  ],
  [
    'journeys/maintenance',
    'system/product/tls',
    'system/order/quotations-killed',
    'system/order/wallet-outage',
    'system/catalogue/import-killed',
    'system/order/reconcile-payments',
    'security/secret-rotation',
    'security/origin',
  ],
].map((group) => group.map((name) => `tests/${name}.spec.ts`))

/**
 * Deep tests that another day runs.
 * @param day days since 1970, UTC
 */
export const specsOfOtherDays = (day: number): readonly string[] =>
  drawnGroups.filter((_, index) => index !== day % drawnGroups.length).flat()

const today = process.env.TESTS_OF_DAY
/** Those that this run leaves to other days. `npm test` sets `TESTS_OF_DAY`; a run without it leaves out nothing. */
export const leftToOtherDays: readonly string[] = today === undefined ? [] : specsOfOtherDays(Number(today))
