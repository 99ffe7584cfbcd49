import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { BuyerOnly } from '../../session/buyer-only.tsx'
import { addressesKey, addressesQuery } from '../account/addresses.queries.ts'
import { AddressChoice } from './address-choice.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ExcludedLines, excludedLinesOf } from './excluded-lines.tsx'
import { OrderReference, type ReferenceFields } from './order-reference.tsx'
import { OrderTotals } from './order-totals.tsx'
import { usePlaceOrder } from './place-order.mutation.ts'
import { PlaceOrderResult } from './place-order-result.tsx'
import { previewOrderKey } from './preview-order.query.ts'
import { ShippingChoice } from './shipping-choice.tsx'
import { useCheckoutPreview } from './use-checkout-preview.ts'

function Waiting(): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <div className="sheet">
      <SkeletonRows label={t('loading')} />
    </div>
  )
}

function NothingSelected({ excluded }: { excluded: OrderPreview['excluded'] }): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <div className="sheet">
      <EmptyState
        title={t(excluded.length > 0 ? 'nothing.left' : 'nothing.title')}
        actions={
          <>
            <Link to="/shopping-cart" className={buttonClass()}>
              {t('backToCart')}
            </Link>
            <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ tone: 'quiet' })}>
              {t('checking.orders')}
            </Link>
          </>
        }
      >
        <p>{excluded.length > 0 ? excluded.map((line) => line.model).join(', ') : t('nothing.text')}</p>
      </EmptyState>
    </div>
  )
}

/** Moves to the first field of a step, or its first button. */
const goTo = (step: HTMLElement | null) =>
  (step?.querySelector<HTMLElement>('input:checked, input:enabled') ?? step?.querySelector('button'))?.focus()

function CheckoutForm({ addresses }: { addresses: readonly AddressRow[] }): ReactNode {
  const { t } = useTranslation('checkout')
  const { queryClient } = useAppContext()
  const [chosenAddress, setChosenAddress] = useState<AddressRow['id']>()
  const [isAddressMissing, setAddressMissing] = useState(false)
  const deliver = useRef<HTMLFieldSetElement>(null)
  const ship = useRef<HTMLFieldSetElement>(null)
  const reference = useForm<ReferenceFields>({ defaultValues: { poNumber: '', remark: '' } })
  const { place, placeOrderState, reset } = usePlaceOrder()
  const isFrozen = placeOrderState.kind === 'sending' || placeOrderState.kind === 'checking'

  const addressId = addresses.find((address) => address.id === chosenAddress)?.id ?? addresses[0]?.id
  const { preview, shown, refused, method, unavailableMethod, chooseMethod, dropMethod } = useCheckoutPreview(
    addressId,
    isFrozen,
  )

  const invalidate = () => void queryClient.invalidateQueries({ queryKey: previewOrderKey })
  const isMethodRefused = placeOrderState.kind === 'refused' && placeOrderState.code === 'method-not-available'
  // What was refused may have changed: the page shows the current state, the refusal stays beside the button.
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
  }, [isMethodRefused, dropMethod, reset])

  if (refused?.code === 'nothing-selected' && placeOrderState.kind === 'idle')
    return <NothingSelected excluded={excludedLinesOf(refused.data)} />
  if (shown === undefined) {
    if (!preview.isError || preview.isFetching) return <Waiting />
    return (
      <LoadFailure
        title={t('error.title')}
        retry={t('error.retry')}
        error={preview.error}
        onRetry={() => void preview.refetch()}
      />
    )
  }

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
  const isCalculated = addressId === undefined || shown.methods.length === 0 || shown.previewToken !== null
  const canPlace =
    placeOrderState.kind === 'unanswered' ||
    (isCalculated &&
      !preview.isPlaceholderData &&
      !preview.isError &&
      !isFrozen &&
      placeOrderState.kind !== 'out-of-stock' &&
      placeOrderState.kind !== 'price-changed')

  return (
    <div className="checkout-layout">
      <div className="sheet checkout-form">
        {shown.excluded.length > 0 && <ExcludedLines lines={shown.excluded} />}
        <fieldset className="checkout-step" disabled={isFrozen} ref={deliver}>
          <h2 id="checkout-deliver">{t('deliver.title')}</h2>
          <AddressChoice
            addresses={addresses}
            chosenId={addressId}
            isMissing={isAddressMissing && addressId === undefined}
            onChoose={chooseAddress}
            onSaved={(id) => {
              chooseAddress(id)
              invalidate()
            }}
          />
        </fieldset>
        <fieldset className="checkout-step" disabled={isFrozen} ref={ship}>
          <h2 id="checkout-ship">
            {t('ship.title')}{' '}
            <span className="small checkout-step-note">{t('ship.processing', shown.processingDays)}</span>
          </h2>
          <ShippingChoice
            methods={shown.methods}
            chosen={method}
            unavailableMethod={unavailableMethod}
            onChoose={(newMethod) => {
              reset()
              chooseMethod(newMethod)
            }}
            hasAddress={addressId !== undefined}
          />
        </fieldset>
        <fieldset className="checkout-step" disabled={isFrozen}>
          <h2>{t('reference.title')}</h2>
          <OrderReference form={reference} />
        </fieldset>
        <div className="checkout-step" data-ahead="">
          <h2>
            {t('pay.title')} <span className="small checkout-step-note">{t('pay.next')}</span>
          </h2>
          <p>{t('pay.text')}</p>
        </div>
      </div>
      <OrderTotals
        preview={placeOrderState.kind === 'price-changed' ? placeOrderState.now : shown}
        canPlace={canPlace}
        isPlacing={placeOrderState.kind === 'sending'}
        isStale={preview.isPlaceholderData}
        onPlace={() => send(shown)}
        result={
          preview.isError && !preview.isFetching && placeOrderState.kind === 'idle' ? (
            <LoadFailure
              title={t('error.title')}
              retry={t('error.retry')}
              error={preview.error}
              onRetry={() => void preview.refetch()}
            />
          ) : (
            <PlaceOrderResult
              placeOrderState={placeOrderState}
              soldBy={(id) => shown.lines.find((line) => line.productId === id)}
              onAcceptChanges={() => {
                if (placeOrderState.kind === 'price-changed') send(placeOrderState.now)
              }}
              onLinesChanged={() => {
                reset()
                invalidate()
              }}
            />
          )
        }
      />
    </div>
  )
}

function BuyersCheckout(): ReactNode {
  const { t } = useTranslation('checkout')
  const query = useQuery(addressesQuery(useAppContext()))
  if (query.data !== undefined) return <CheckoutForm addresses={query.data} />
  if (!query.isError || query.isFetching) return <Waiting />
  return (
    <LoadFailure
      title={t('error.title')}
      retry={t('error.retry')}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
}

/** `/order/confirm`: address, shipping method and price; then one order is placed. */
export function CheckoutPage(): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <main id="main" className="wrap page">
      <div className="checkout-head">
        <h1>{t('title')}</h1>
        <p className="small">{t('notReserved')}</p>
        <CheckoutSteps current="confirm" />
      </div>
      <BuyerOnly waiting={<Waiting />}>{() => <BuyersCheckout />}</BuyerOnly>
    </main>
  )
}
