import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAppContext } from '../../app/use-app-context.ts'
import { useFormDraft } from '../../session/form-draft.ts'
import { addressesKey } from '../account/addresses.queries.ts'
import type { ReferenceFields } from './order-reference.tsx'
import { usePlaceOrder } from './place-order.mutation.ts'
import { previewOrderKey } from './preview-order.query.ts'
import { useCheckoutPreview } from './use-checkout-preview.ts'

/** Moves to the first field of a step, or its first button. */
const goTo = (step: HTMLElement | null) =>
  (step?.querySelector<HTMLElement>('input:checked, input:enabled') ?? step?.querySelector('button'))?.focus()

type PlaceOrder = ReturnType<typeof usePlaceOrder>

/** Reloads what a rejection was about, and moves to the shipping method if that was rejected. */
const useRefusedOrder = (
  { placeOrderState, reset }: Pick<PlaceOrder, 'placeOrderState' | 'reset'>,
  dropMethod: () => void,
  ship: RefObject<HTMLElement | null>,
) => {
  const { queryClient } = useAppContext()
  const isMethodRefused = placeOrderState.kind === 'refused' && placeOrderState.code === 'method-not-available'
  // The rejection may have a newer cause: the page reloads, the rejection stays beside the button.
  useEffect(() => {
    if (placeOrderState.kind !== 'refused') return
    void queryClient.invalidateQueries({ queryKey: previewOrderKey })
    if (placeOrderState.code === 'address-not-found') void queryClient.invalidateQueries({ queryKey: addressesKey })
  }, [placeOrderState, queryClient])
  useEffect(() => {
    if (!isMethodRefused) return
    dropMethod()
    reset()
    goTo(ship.current)
  }, [isMethodRefused, dropMethod, reset, ship])
}

/** Form state of the checkout, its preview, and the function that places the order. */
export const useCheckoutForm = (addresses: readonly AddressRow[]) => {
  const { queryClient } = useAppContext()
  const [chosenAddress, setChosenAddress] = useState<AddressRow['id']>()
  const [isAddressMissing, setAddressMissing] = useState(false)
  const deliver = useRef<HTMLFieldSetElement>(null)
  const ship = useRef<HTMLFieldSetElement>(null)
  const reference = useForm<ReferenceFields>({ defaultValues: { poNumber: '', remark: '' } })
  const dropDraft = useFormDraft('order-reference', reference)
  const { place, placeOrderState, reset } = usePlaceOrder(dropDraft)
  const isFrozen = placeOrderState.kind === 'sending' || placeOrderState.kind === 'checking'

  const addressId = addresses.find((address) => address.id === chosenAddress)?.id ?? addresses[0]?.id
  const previewed = useCheckoutPreview(addressId, isFrozen)
  const { preview, shown, refused, method, unavailableMethod, chooseMethod, dropMethod } = previewed
  const { shipmentChoice, chooseShipments } = previewed

  const invalidate = () => void queryClient.invalidateQueries({ queryKey: previewOrderKey })
  useRefusedOrder({ placeOrderState, reset }, dropMethod, ship)

  const send = (shownPreview: OrderPreview) => {
    if (addressId === undefined) {
      setAddressMissing(true)
      goTo(deliver.current)
      return
    }
    if (shownPreview.shippingMethod === null || shownPreview.previewToken === null) {
      goTo(ship.current)
      return
    }
    const { poNumber, remark } = reference.getValues()
    const input = {
      addressId,
      shippingMethod: shownPreview.shippingMethod,
      previewToken: shownPreview.previewToken,
      ...(shownPreview.shipmentChoice === 'together' ? {} : { shipmentChoice: shownPreview.shipmentChoice }),
      ...(poNumber.trim() === '' ? {} : { poNumber: poNumber.trim() }),
      ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
    }
    void place(input, shownPreview)
  }
  const chooseAddress = (id: AddressRow['id']) => {
    reset()
    setAddressMissing(false)
    setChosenAddress(id)
  }
  return {
    addressId,
    isAddressMissing: isAddressMissing && addressId === undefined,
    chooseAddress,
    deliver,
    ship,
    reference,
    placeOrderState,
    isFrozen,
    reset,
    preview,
    shown,
    refused,
    method,
    unavailableMethod,
    chooseMethod: (newMethod: Parameters<typeof chooseMethod>[0]) => {
      reset()
      chooseMethod(newMethod)
    },
    shipmentChoice,
    chooseShipments: (choice: typeof shipmentChoice) => {
      reset()
      chooseShipments(choice)
    },
    invalidate,
    send,
  }
}

export type CheckoutFormState = ReturnType<typeof useCheckoutForm>
