import { listRoleMenus } from '@pinline/contracts/account/permissions/list-role-menus'
import type { Menu } from '@pinline/contracts/account/permissions/menu'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** Key of react-admin's cached permissions. */
const permissionsKey = ['auth', 'getPermissions']
const menusKey = ['role-menus']

/** react-admin asks for permissions several times while a page begins; they share a response that is not older, ms. */
const sharedForMs = 1000

/** The menus of the person's role. */
export const readRoleMenus = (client: ApiClient, queries: QueryClient): Promise<readonly Menu[]> =>
  queries.fetchQuery({
    queryKey: menusKey,
    queryFn: () => client.read(listRoleMenus, {}),
    staleTime: sharedForMs,
    // Who reads permissions repeats a failed read.
    retry: false,
  })

/** Refetches the role's permissions; pages, sidebar and buttons follow. */
export const refetchPermissions = (queries: QueryClient): void => {
  void queries.invalidateQueries({ queryKey: menusKey })
  void queries.invalidateQueries({ queryKey: permissionsKey })
}

export const useRefetchPermissions = (): (() => void) => {
  const queries = useQueryClient()
  return () => refetchPermissions(queries)
}
