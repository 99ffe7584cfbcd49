import { listHandbookSections } from '@pinline/contracts/notification/handbook/list-handbook-sections'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

const freshMs = 30_000

/** The sections of the handbook's current pages, in alphabetical order; none while they are loaded. */
export const useHandbookSections = () => {
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['handbook', 'sections'],
    queryFn: async ({ signal }) => await api.read(listHandbookSections, {}, { signal, silent: true }),
    staleTime: freshMs,
  })
  return data?.list ?? []
}
