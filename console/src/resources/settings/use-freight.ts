import { listFreight } from '@pinline/contracts/order/freight/list-freight'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** The present freight table. */
export const useFreight = () => {
  const api = useApi()
  return useQuery({ queryKey: ['settings', 'freight'], queryFn: () => api.read(listFreight, {}, { silent: true }) })
}
