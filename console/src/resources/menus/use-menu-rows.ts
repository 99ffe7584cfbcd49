import { listMenus } from '@pinline/contracts/account/permissions/list-menus'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRefetchPermissions } from '../../providers/permissions-query.ts'

const menuRowsKey = ['menus', 'tree']

/** Every menu, in the tree's order from top to bottom. */
export const useMenuRows = (enabled = true) => {
  const api = useApi()
  return useQuery({ queryKey: menuRowsKey, queryFn: () => api.read(listMenus, {}, { silent: true }), enabled })
}

/** Refetches the menus, and returns them. */
export const useNewestMenus = (): (() => Promise<readonly MenuRow[]>) => {
  const queries = useQueryClient()
  const changed = useMenusChanged()
  return async () => {
    await changed()
    return queries.getQueryData<readonly MenuRow[]>(menuRowsKey) ?? []
  }
}

/** Refetches the menus after a change, and the permissions of the person's own role. */
export const useMenusChanged = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  const refetchPermissions = useRefetchPermissions()
  return async () => {
    refetchPermissions()
    await queries.invalidateQueries({ queryKey: menuRowsKey })
  }
}
