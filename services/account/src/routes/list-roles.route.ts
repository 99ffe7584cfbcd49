import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listRoles } from '@pinline/contracts/account/permissions/list-roles'
import type { AccountParts } from '../account-parts.ts'
import { roleRowOf } from '../accounts/authority-rows.ts'
import { mentions, pageOf, sorted } from '../accounts/listed.ts'

export const listRolesRoute = ({ staff }: AccountParts): Route =>
  route(listRoles, async ({ q, sort, order, ...paging }, { language }) => {
    const state = await staff.authorities()
    const rows = [...state.roles.values()]
      .map((role) => roleRowOf(state, role, language))
      .filter(({ name, names }) => mentions(q, [name, ...Object.values(names)]))
    return answer(pageOf(sorted(rows, { field: sort, order }), paging))
  })
