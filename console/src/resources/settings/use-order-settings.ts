import { getOrderSettings } from '@pinline/contracts/order/settings/get-order-settings'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** The present settings of orders. */
export const useOrderSettings = () => {
  const api = useApi()
  return useQuery({
    queryKey: ['settings', 'orders'],
    queryFn: () => api.read(getOrderSettings, {}, { silent: true }),
  })
}
