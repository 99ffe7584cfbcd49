import { listCurrenciesByStaff } from '@pinline/contracts/catalogue/price/list-currencies-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'react-admin'

/** All currencies with their rates, also those that are not offered. */
export const useCurrencies = () => {
  const api = useApi()
  const locale = useLocale()
  return useQuery({
    queryKey: ['currencies-by-staff', locale],
    queryFn: ({ signal }) => api.read(listCurrenciesByStaff, {}, { signal, silent: true }),
  })
}
