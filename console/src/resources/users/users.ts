import { lazy } from 'react'

/** The staff. Changes are named commands on a row. */
export const users = {
  name: 'users',
  list: lazy(async () => ({ default: (await import('./user-list.tsx')).UserList })),
  recordRepresentation: 'username',
}
