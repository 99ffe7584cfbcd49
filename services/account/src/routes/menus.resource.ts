import { type AdminRoute, adminRoute } from '@pinline/chassis/http/admin-route'
import { menusResource } from '@pinline/contracts/account/permissions/menus-resource'
import type { AccountDeps } from '../account-deps.ts'
import { menuRowOf, menusInOrder } from '../accounts/role-and-menu-rows.ts'
import { mentions, ranged, sorted } from '../accounts/sort-and-page.ts'

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
