import { listApiKeys } from '@pinline/contracts/account/api-keys/list-api-keys'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../../app/router-context.ts'

const apiKeysKey = ['api-keys'] as const

export const reloadApiKeys = async (queryClient: QueryClient): Promise<void> =>
  await queryClient.invalidateQueries({ queryKey: apiKeysKey })

export const listApiKeysQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: apiKeysKey,
    queryFn: async ({ signal }) => (await api.read(listApiKeys, {}, { signal, silent: true })).list,
    staleTime: 0,
  })
