import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

export const previewKey = ['order-preview'] as const

export interface PreviewRequest {
  readonly addressId: AddressRow['id'] | undefined
  readonly shippingMethod: ShippingMethod | undefined
}

/** What the selected lines cost, sent to this address by this method; nothing of it is computed here. */
export const previewQuery = ({ api }: AppContext, { addressId, shippingMethod }: PreviewRequest) =>
  queryOptions({
    queryKey: [...previewKey, addressId ?? null, shippingMethod ?? null],
    queryFn: ({ signal }) =>
      api.read(
        previewOrder,
        {
          ...(addressId === undefined ? {} : { addressId }),
          ...(addressId === undefined || shippingMethod === undefined ? {} : { shippingMethod }),
        },
        { signal, quiet: true },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
