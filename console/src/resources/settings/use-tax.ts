import { getTax } from '@pinline/contracts/order/tax/get-tax'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** The rates that new orders are taxed by. */
export const useTax = () => {
  const api = useApi()
  return useQuery({ queryKey: ['settings', 'tax'], queryFn: () => api.read(getTax, {}, { silent: true }) })
}
