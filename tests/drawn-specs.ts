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
    'system/product/files-and-to-dos',
    'security/other-clients',
    'system/chassis/archive',
    'system/growth/stock-history',
  ],
  [
    'journeys/catalogue-en',
    'system/order/orders-without-row',
    'system/product/tls',
    'system/product/search-engines',
    'system/product/restore-drill',
    'system/integrators/orders-rebuilt-killed',
  ],
  [
    'journeys/orders-zh-cn',
    'faults/contention',
    'system/notification/webhooks-killed',
    'system/api/documented-requests',
    'system/chassis/topic-versions',
  ],
  [
    'journeys/accounts-en',
    'system/account/security-events',
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
    'system/order/wallet-outage',
    'system/product/sessions-two-instances',
    'system/product/lost-row',
    'system/order/quotations-killed',
    'system/growth/translations',
  ],
  [
    'journeys/accounts-zh-cn',
    'system/notification/to-do-work',
    'system/catalogue/import-killed',
    'system/catalogue/content-killed',
    'system/catalogue/content-schedule',
    'system/product/reconcile-reservations',
    'system/order/reconcile-payments',
    'system/product/order-trace',
  ],
  [
    'journeys/failures',
    'journeys/abuse',
    'journeys/maintenance',
    'system/api/guides',
    'security/public-address',
    'security/secret-rotation',
    'security/undo-window',
    'security/unpaid-orders',
    'security/origin',
    'system/product/real-amounts',
    'system/product/metrics',
    'security/audit-tail',
    'harness/server-access',
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
