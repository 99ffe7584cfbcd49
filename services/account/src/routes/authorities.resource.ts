import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { menusResource } from '@pinline/contracts/account/permissions/menus-resource'
import { rolesResource } from '@pinline/contracts/account/permissions/roles-resource'
import { usersResource } from '@pinline/contracts/account/permissions/users-resource'
import type { AccountParts } from '../account-parts.ts'
import { menuRowOf, menusInOrder, roleRowOf } from '../accounts/authority-rows.ts'
import { mentions, sorted } from '../accounts/listed.ts'
import { findUsers, userRowOf } from '../accounts/staff-directory.ts'

const ranged = <Row>(rows: readonly Row[], [first, last]: readonly [number, number]) => ({
  rows: rows.slice(first, last + 1),
  total: rows.length,
})

export const usersResourceRoute = (parts: AccountParts): AdminRoute =>
  adminRoute(usersResource, {
    list: async ({ filter, ids, sort, range }, { language }) =>
      ranged(sorted(await findUsers(parts, { ...filter, ids }, language), sort), range),
    one: async (id, { language }) => await userRowOf(parts, await parts.staff.authorities(), id, language),
  })

export const rolesResourceRoute = ({ staff }: AccountParts): AdminRoute =>
  adminRoute(rolesResource, {
    list: async ({ filter, ids, sort, range }, { language }) => {
      const state = await staff.authorities()
      const rows = [...state.roles.values()]
        .filter(({ roleId }) => ids === undefined || ids.includes(roleId))
        .map((role) => roleRowOf(state, role, language))
        .filter(({ name, names }) => mentions(filter.q, [name, ...Object.values(names)]))
      return ranged(sorted(rows, sort), range)
    },
    one: async (id, { language }) => {
      const state = await staff.authorities()
      const role = state.roles.get(id)
      return role === undefined ? undefined : roleRowOf(state, role, language)
    },
  })

export const menusResourceRoute = ({ staff }: AccountParts): AdminRoute =>
  adminRoute(menusResource, {
    list: async ({ filter, ids, sort, range }, { language }) => {
      const state = await staff.authorities()
      const rows = menusInOrder(state)
        .filter(({ menuId }) => ids === undefined || ids.includes(menuId))
        .map((menu) => menuRowOf(state, menu, language))
        .filter((row) => filter.menuType === undefined || row.menuType === filter.menuType)
        .filter((row) => filter.state === undefined || row.state === filter.state)
        .filter(({ titles, path, authority }) => mentions(filter.q, [...Object.values(titles), path, authority]))
      if (sort.field !== 'orderNum') return ranged(sorted(rows, sort), range)
      return ranged(sort.order === 'ASC' ? rows : rows.toReversed(), range)
    },
    one: async (id, { language }) => {
      const state = await staff.authorities()
      const menu = state.menus.get(id)
      return menu === undefined ? undefined : menuRowOf(state, menu, language)
    },
  })
