import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** Key of react-admin's cached permissions. */
const permissionsKey = ['auth', 'getPermissions']

/** Refetches the role's permissions; pages, sidebar and buttons follow. */
export const refetchPermissions = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: permissionsKey })

export const useRefetchPermissions = (): (() => void) => {
  const queries = useQueryClient()
  return () => refetchPermissions(queries)
}
