import { listCarriers } from '@pinline/contracts/order/carrier/list-carriers'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** Every carrier, also those that are switched off. */
export const useCarriers = () => {
  const api = useApi()
  return useQuery({ queryKey: ['carriers'], queryFn: () => api.read(listCarriers, {}, { silent: true }) })
}
