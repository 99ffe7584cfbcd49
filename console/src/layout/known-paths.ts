/** The addresses that the console has a page for. Menus with others wait for a later version and are not shown. */
export const knownPaths = [
  '/',
  '/orders',
  '/products',
  '/stock',
  '/categories',
  '/imports',
  '/to-dos',
  '/operations',
  '/users',
  '/roles',
  '/menus',
  '/files',
  '/audit',
  '/settings',
] as const

/** The person's own page, reachable whatever the role. */
export const profilePath = '/profile'

export type KnownPath = (typeof knownPaths)[number]

export const isKnownPath = (path: string): path is KnownPath => knownPaths.some((known) => known === path)
