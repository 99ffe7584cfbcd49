import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** Where react-admin keeps what the auth provider answers for permissions. */
const permissionsKey = ['auth', 'getPermissions']

/** Asks the server again what the role may do; pages, sidebar and buttons follow. */
export const refetchPermissions = (queries: QueryClient): void =>
  void queries.invalidateQueries({ queryKey: permissionsKey })

export const useRefetchPermissions = (): (() => void) => {
  const queries = useQueryClient()
  return () => refetchPermissions(queries)
}
