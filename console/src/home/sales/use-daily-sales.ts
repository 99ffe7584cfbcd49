import { getDailySales } from '@pinline/contracts/order/order/get-daily-sales'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import type { SalesDays } from './sales-range.ts'

const pollMs = 60_000

/** Sales of some days, and of as many before. The former range stays shown while another is loaded. */
export const useDailySales = ({ from, to }: SalesDays) => {
  const api = useApi()
  return useQuery({
    queryKey: ['daily-sales', from, to],
    queryFn: async ({ signal }) => await api.read(getDailySales, { from, to }, { signal, silent: true }),
    refetchInterval: pollMs,
    placeholderData: (former) => former,
  })
}
