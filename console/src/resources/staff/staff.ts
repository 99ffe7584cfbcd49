import { lazyPart } from '../../layout/lazy-part.ts'

/** The staff. Changes are named commands on a row. */
export const staff = {
  name: 'users',
  list: lazyPart(async () => ({ default: (await import('./staff-list.tsx')).StaffList })),
  recordRepresentation: 'username',
}
