import { previewDeliveryChange } from '@pinline/contracts/order/order/preview-delivery-change'
import type { AddressId } from '@pinline/events/ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'
import { ordersKey } from '../orders/orders.queries.ts'

/** The methods for an order to another address of its buyer, or to the present one, and what each would cost. */
export const previewDeliveryChangeQuery = (
  { api }: Pick<AppContext, 'api'>,
  orderNo: string,
  addressId: AddressId | undefined,
) =>
  queryOptions({
    queryKey: [...ordersKey, 'delivery-change', orderNo, addressId ?? null],
    queryFn: ({ signal }) =>
      api.read(
        previewDeliveryChange,
        { orderNo, ...(addressId === undefined ? {} : { addressId }) },
        { signal, silent: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
