import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listRoles } from '@pinline/contracts/account/permissions/list-roles'
import type { AccountDeps } from '../account-deps.ts'
import { roleRowOf } from '../accounts/role-and-menu-rows.ts'
import { mentions, pageOf, sorted } from '../accounts/sort-and-page.ts'

export const listRolesRoute = ({ staff }: AccountDeps): Route =>
  route(listRoles, async ({ q, sort, order, ...paging }, { language }) => {
    const state = await staff.permissions()
    const rows = [...state.roles.values()]
      .map((role) => roleRowOf(state, role, language))
      .filter(({ name, names }) => mentions(q, [name, ...Object.values(names)]))
    return result(pageOf(sorted(rows, { field: sort, order }), paging))
  })
