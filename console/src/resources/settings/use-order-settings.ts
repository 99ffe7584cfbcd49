import { getOrderSettings } from '@pinline/contracts/order/settings/get-order-settings'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../providers/api-context.ts'

/** The settings of orders as they are now. */
export const useOrderSettings = () => {
  const api = useApi()
  return useQuery({
    queryKey: ['settings', 'orders'],
    queryFn: () => api.read(getOrderSettings, {}, { silent: true }),
  })
}
