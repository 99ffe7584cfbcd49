import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { menusResource } from '@pinline/contracts/account/permissions/menus-resource'
import { rolesResource } from '@pinline/contracts/account/permissions/roles-resource'
import { staffResource } from '@pinline/contracts/account/permissions/staff-resource'
import type { AccountDeps } from '../account-deps.ts'
import { menuRowOf, menusInOrder, roleRowOf } from '../accounts/role-and-menu-rows.ts'
import { mentions, sorted } from '../accounts/sort-and-page.ts'
import { findStaff, staffRowOf } from '../accounts/staff-directory.ts'

const ranged = <Row>(rows: readonly Row[], [first, last]: readonly [number, number]) => ({
  rows: rows.slice(first, last + 1),
  total: rows.length,
})

export const staffResourceRoute = (deps: AccountDeps): AdminRoute =>
  adminRoute(staffResource, {
    list: async ({ filter, ids, sort, range }, { language }) =>
      ranged(sorted(await findStaff(deps, { ...filter, ids }, language), sort), range),
    one: async (id, { language }) => await staffRowOf(deps, await deps.staff.permissions(), id, language),
  })

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

export const menusResourceRoute = ({ staff }: AccountDeps): AdminRoute =>
  adminRoute(menusResource, {
    list: async ({ filter, ids, sort, range }, { language }) => {
      const state = await staff.permissions()
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
      const state = await staff.permissions()
      const menu = state.menus.get(id)
      return menu === undefined ? undefined : menuRowOf(state, menu, language)
    },
  })
