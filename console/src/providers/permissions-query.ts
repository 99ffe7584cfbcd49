import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** Where react-admin caches the auth provider's permissions. */
const permissionsKey = ['auth', 'getPermissions']

/** Fetches the role's permissions again; pages, sidebar and buttons follow. */
export const refetchPermissions = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: permissionsKey })

export const useRefetchPermissions = (): (() => void) => {
  const queries = useQueryClient()
  return () => refetchPermissions(queries)
}
