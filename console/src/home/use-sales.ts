import { getSales } from '@pinline/contracts/order/order/get-sales'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

const pollMs = 60_000

/** Orders and revenue of the last days. The former period stays shown while another is loaded. */
export const useSales = (days: number) => {
  const api = useApi()
  return useQuery({
    queryKey: ['sales', days],
    queryFn: async ({ signal }) => await api.read(getSales, { days }, { signal, silent: true }),
    refetchInterval: pollMs,
    placeholderData: (former) => former,
  })
}
