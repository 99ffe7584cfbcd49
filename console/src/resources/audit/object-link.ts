import type { KnownPath } from '../../layout/known-paths.ts'

export interface ObjectLink {
  /** The page that the role needs access to. */
  readonly page: KnownPath
  readonly to: string
}

/** The page of an id in an entry; undefined when there is none. */
export const objectLink = (id: string): ObjectLink | undefined => {
  if (/^\d{13}$/.test(id)) return { page: '/orders', to: `/orders/${id}/show` }
  if (/^p-[0-9a-f]{16}$/.test(id)) return { page: '/products', to: `/products/${id}/show` }
  if (/^s-[0-9a-z]{4,32}$/.test(id)) return { page: '/users', to: '/users' }
  if (/^b-[0-9a-z]{8,32}$/.test(id)) return { page: '/buyers', to: `/buyers/${id}/show` }
  return undefined
}
