import { listFreight } from '@pinline/contracts/order/freight/list-freight'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../providers/api-context.ts'

/** The freight table as it is now. */
export const useFreight = () => {
  const api = useApi()
  return useQuery({ queryKey: ['settings', 'freight'], queryFn: () => api.read(listFreight, {}, { silent: true }) })
}
