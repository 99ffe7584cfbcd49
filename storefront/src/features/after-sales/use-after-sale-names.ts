import type { AfterSaleKind, AfterSaleReason } from '@pinline/events/order/after-sale-kind'
import { useQuery } from '@tanstack/react-query'
import { useAppContext } from '../../app/use-app-context.ts'
import { listAfterSaleReasonsQuery, listAfterSaleTypesQuery } from './after-sales.queries.ts'

/** The names of kinds and reasons, as the server lists them; empty until they have loaded. */
export const useAfterSaleNames = () => {
  const context = useAppContext()
  const types = useQuery(listAfterSaleTypesQuery(context))
  const reasons = useQuery(listAfterSaleReasonsQuery(context))
  return {
    types: types.data?.list ?? [],
    reasons: reasons.data?.list ?? [],
    kindName: (kind: AfterSaleKind): string => types.data?.list.find(({ id }) => id === kind)?.name ?? '',
    reasonName: (reason: AfterSaleReason): string => reasons.data?.list.find(({ id }) => id === reason)?.name ?? '',
  }
}
