import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { rolesResource } from '@pinline/contracts/account/permissions/roles-resource'
import type { AccountDeps } from '../account-deps.ts'
import { roleRowOf } from '../accounts/role-and-menu-rows.ts'
import { mentions, ranged, sorted } from '../accounts/sort-and-page.ts'

export const rolesResourceRoute = ({ staff }: AccountDeps): AdminRoute =>
  adminRoute(rolesResource, {
    list: async ({ filter, ids, sort, range }, { language }) => {
      const state = await staff.permissions()
      const rows = [...state.roles.values()]
        .filter(({ roleId }) => ids === undefined || ids.includes(roleId))
        .map((role) => roleRowOf(state, role, language))
        .filter(({ name, names }) => mentions(filter.q, [name, ...Object.values(names)]))
      return ranged(sorted(rows, sort), range)
    },
    one: async (id, { language }) => {
      const state = await staff.permissions()
      const role = state.roles.get(id)
      return role === undefined ? undefined : roleRowOf(state, role, language)
    },
  })
