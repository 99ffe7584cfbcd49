import { listCostPrices } from '@pinline/contracts/catalogue/price/list-cost-prices'
import type { ProductId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { readCostPrices } from './read-cost-prices.ts'

/** What products cost the seller, in one currency; nothing is read for people who may not see it. */
export const useCostPrices = (productIds: readonly ProductId[], currency: CurrencyCode) => {
  const api = useApi()
  const { permissions } = usePermissions()
  const isAllowed = grantOf(permissions, 'cost-prices.read') === 'granted'
  const { data, error, refetch } = useQuery({
    queryKey: ['cost-prices', currency, productIds],
    queryFn: ({ signal }) =>
      readCostPrices(productIds, async (portion) => {
        const { list } = await api.read(listCostPrices, { productIds: portion, currency }, { signal, silent: true })
        return list
      }),
    enabled: isAllowed && productIds.length > 0,
  })
  return { isAllowed, isLoaded: data !== undefined, costPrices: data ?? [], error, refetch }
}
