import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import type { ShipmentChoice } from '@pinline/events/order/shipment-plan'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'
import { cartChangesDone } from '../cart/cart-queue.ts'

export const previewOrderKey = ['order-preview'] as const

export interface PreviewOrderRequest {
  readonly addressId: AddressRow['id'] | undefined
  readonly shippingMethod: ShippingMethod | undefined
  readonly shipmentChoice: ShipmentChoice
}

/**
 * The price of the selected lines for this address, method and number of parcels, computed by the server. Changes that
 * the cart's page has sent come first, and a preview of an earlier visit is never shown: either would be of another cart.
 */
export const previewOrderQuery = (
  { api, queryClient }: AppContext,
  { addressId, shippingMethod, shipmentChoice }: PreviewOrderRequest,
) =>
  queryOptions({
    queryKey: [...previewOrderKey, addressId ?? null, shippingMethod ?? null, shipmentChoice],
    queryFn: async ({ signal }) => {
      await cartChangesDone(queryClient)
      return await api.read(
        previewOrder,
        {
          ...(addressId === undefined ? {} : { addressId }),
          ...(addressId === undefined || shippingMethod === undefined ? {} : { shippingMethod }),
          ...(shipmentChoice === 'together' ? {} : { shipmentChoice }),
        },
        { signal, silent: true },
      )
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
