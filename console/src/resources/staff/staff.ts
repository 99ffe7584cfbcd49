import { lazy } from 'react'

/** The staff. Changes are named commands on a row. */
export const staff = {
  name: 'users',
  list: lazy(async () => ({ default: (await import('./staff-list.tsx')).StaffList })),
  recordRepresentation: 'username',
}
