/** The paths with a page in this console. Menus with other paths belong to a later version and are hidden. */
export const knownPaths = [
  '/',
  '/orders',
  '/after-sales',
  '/quotations',
  '/forms',
  '/buyers',
  '/products',
  '/stock',
  '/stock-takes',
  '/purchase-orders',
  '/suppliers',
  '/categories',
  '/content',
  '/imports',
  '/currencies',
  '/languages',
  '/ui-texts',
  '/to-dos',
  '/charts',
  '/table-workbench',
  '/operations',
  '/users',
  '/roles',
  '/menus',
  '/files',
  '/notices',
  '/change-notices',
  '/handbook',
  '/snippets',
  '/mail-texts',
  '/sorts',
  '/visitors',
  '/webhook-endpoints',
  '/audit',
  '/security-events',
  '/api-keys',
  '/icons',
  '/settings',
] as const

/** The person's own page, available to every role. */
export const profilePath = '/profile'

/** Whether a path names an order and no page of it: it leads to the order's page. */
export const isBareOrderPath = (path: string): boolean => /^\/orders\/(?!picks$)[^/]+$/.test(path)

export type KnownPath = (typeof knownPaths)[number]

export const isKnownPath = (path: string): path is KnownPath => knownPaths.some((known) => known === path)
