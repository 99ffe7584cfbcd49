import { listCountries } from '@pinline/contracts/account/buyer/list-countries'
import { getSeller } from '@pinline/contracts/order/settings/get-seller'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'

/** The seller that documents show now. */
export const useSeller = () => {
  const api = useApi()
  return useQuery({ queryKey: ['settings', 'seller'], queryFn: () => api.read(getSeller, {}, { silent: true }) })
}

/** Every country, named and sorted in the language of the console; empty while they load. */
export const useCountries = () => {
  const api = useApi()
  const { data = [] } = useQuery({
    queryKey: ['settings', 'countries'],
    queryFn: () => api.read(listCountries, {}, { silent: true }),
  })
  return data
}
