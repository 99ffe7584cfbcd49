import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import type { ShipmentChoice } from '@pinline/events/order/shipment-plan'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { CallRefused } from '@pinline/ui/api-client/outcome'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { previewOrderQuery } from './preview-order.query.ts'

/**
 * The preview for an address. The buyer's shipping method stays if it serves the address; otherwise it is reported as
 * lost and replaced by standard, or by the first that serves it. While `isFrozen` an order is being placed, and the
 * preview does not change. Parcels as ready are a wish: the preview says whether the order has them.
 */
export const useCheckoutPreview = (addressId: AddressRow['id'] | undefined, isFrozen: boolean) => {
  const context = useAppContext()
  const [method, setMethod] = useState<ShippingMethod>()
  const [shipmentChoice, chooseShipments] = useState<ShipmentChoice>('together')
  const [unavailableMethod, setLost] = useState<ShippingMethod>()
  const preview = useQuery({
    ...previewOrderQuery(context, { addressId, shippingMethod: method, shipmentChoice }),
    enabled: !isFrozen,
  })
  const last = useRef<OrderPreview>(undefined)
  if (preview.data !== undefined) last.current = preview.data
  const shown = preview.data ?? last.current
  const offered = shown?.methods
  const refused = preview.error instanceof CallRefused ? preview.error.refused : undefined
  const isMethodRefused = refused?.code === 'method-not-available'

  const dropMethod = useCallback(() => {
    setLost(method)
    setMethod(undefined)
  }, [method])
  useEffect(() => {
    if (isMethodRefused) dropMethod()
  }, [isMethodRefused, dropMethod])
  useEffect(() => {
    if (preview.isPlaceholderData || preview.isError || offered === undefined || offered.length === 0) return
    if (offered.some((offer) => offer.method === method)) return
    if (method !== undefined) setLost(method)
    setMethod(offered.find((offer) => offer.method === 'standard')?.method ?? offered[0]?.method)
  }, [offered, method, preview.isPlaceholderData, preview.isError])

  const chooseMethod = (newMethod: ShippingMethod) => {
    setLost(undefined)
    setMethod(newMethod)
  }
  return {
    preview,
    shown,
    refused,
    method,
    unavailableMethod,
    chooseMethod,
    dropMethod,
    shipmentChoice,
    chooseShipments,
  }
}
