/** The paths with a page in this console. Menus with other paths belong to a later version and are hidden. */
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

/** The person's own page, available to every role. */
export const profilePath = '/profile'

export type KnownPath = (typeof knownPaths)[number]

export const isKnownPath = (path: string): path is KnownPath => knownPaths.some((known) => known === path)
