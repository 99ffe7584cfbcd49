import { listPersonNames, type PersonName, personName } from '@pinline/contracts/account/people/list-person-names'
import { useApi } from '@pinline/ui/api-client/api-context'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../messages/use-text.ts'
import { createNameLoader } from './name-loader.ts'

/** How long a name is taken as known, ms. */
const knownForMs = 5 * 60_000

const loaders = new WeakMap<ApiClient, ReturnType<typeof createNameLoader>>()

const loaderOf = (api: ApiClient) => {
  const known = loaders.get(api)
  if (known !== undefined) return known
  const created = createNameLoader(async (ids) => (await api.read(listPersonNames, { ids }, { silent: true })).list)
  loaders.set(api, created)
  return created
}

/** The id of a buyer or a member of staff; undefined for ids of other things. */
export const personIdOf = (id: string | null): PersonName['id'] | undefined => personName.shape.id.safeParse(id).data

/** The name of a person; their id until it is known or where the role may not see it. */
export const usePersonName = (id: string | null): string => {
  const text = useText()
  const api = useApi()
  const known = personIdOf(id)
  const { data } = useQuery({
    queryKey: ['person-names', known],
    queryFn: async () => (known === undefined ? null : await loaderOf(api)(known)),
    enabled: known !== undefined,
    staleTime: knownForMs,
  })
  if (data?.erased === true) return text(data.id.startsWith('b-') ? 'people.erased_buyer' : 'people.removed_staff')
  return data?.name ?? id ?? ''
}
