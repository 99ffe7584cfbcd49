import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { staffResource } from '@pinline/contracts/account/permissions/staff-resource'
import type { AccountDeps } from '../account-deps.ts'
import { ranged, sorted } from '../accounts/sort-and-page.ts'
import { findStaff, staffRowOf } from '../accounts/staff-directory.ts'

export const staffResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(staffResource, {
    list: async ({ filter, ids, sort, range }, { language }) =>
      ranged(sorted(await findStaff(deps, { ...filter, ids }, language), sort), range),
    one: async (id, { language }) => await staffRowOf(deps, await deps.staff.permissions(), id, language),
  })
