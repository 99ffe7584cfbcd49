import type { AddressRow } from '@pinline/contracts/account/buyer/address'
import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { BuyerOnly } from '../../session/buyer-only.tsx'
import { listAddressesQuery } from '../account/addresses.queries.ts'
import { AddressChoice } from './address-choice.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { ExcludedLines, excludedLinesOf } from './excluded-lines.tsx'
import { OrderReference } from './order-reference.tsx'
import { OrderTotals } from './order-totals.tsx'
import { PlaceOrderResult } from './place-order-result.tsx'
import { ShipmentChoiceField } from './shipment-choice.tsx'
import { ShippingChoice } from './shipping-choice.tsx'
import { type CheckoutFormState, useCheckoutForm } from './use-checkout-form.ts'

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
  const format = useFormat()
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
        <p>{excluded.length > 0 ? format.enumeration(excluded.map((line) => line.model)) : t('nothing.text')}</p>
      </EmptyState>
    </div>
  )
}

interface CheckoutProps {
  readonly checkout: CheckoutFormState
  readonly shown: OrderPreview
}

/** Address, shipping method and reference. */
function CheckoutFields({
  checkout,
  shown,
  addresses,
}: CheckoutProps & { addresses: readonly AddressRow[] }): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { addressId, isAddressMissing, chooseAddress, deliver, ship, reference, isFrozen, invalidate } = checkout
  const { method, unavailableMethod, chooseMethod, shipmentChoice, chooseShipments } = checkout
  const offer = shown.methods.find((one) => one.method === method)
  return (
    <div className="sheet checkout-form">
      {shown.excluded.length > 0 && <ExcludedLines lines={shown.excluded} />}
      <fieldset className="checkout-step" disabled={isFrozen} ref={deliver}>
        <h2 id="checkout-deliver">{t('deliver.title')}</h2>
        <AddressChoice
          addresses={addresses}
          chosenId={addressId}
          isMissing={isAddressMissing}
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
          <span className="small checkout-step-note">
            {shown.ships === undefined
              ? t('ship.processing', shown.processingDays)
              : t('ship.processingShips', { ...shown.processingDays, dates: format.days(shown.ships) })}
          </span>
        </h2>
        <ShippingChoice
          methods={shown.methods}
          chosen={method}
          unavailableMethod={unavailableMethod}
          onChoose={chooseMethod}
          hasAddress={addressId !== undefined}
        />
        {offer !== undefined && (
          <ShipmentChoiceField offer={offer} lines={shown.lines} chosen={shipmentChoice} onChoose={chooseShipments} />
        )}
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
  )
}

/** True if the order can be placed as shown. */
const canPlace = (
  { placeOrderState, isFrozen, preview, addressId }: CheckoutFormState,
  shown: OrderPreview,
): boolean => {
  const isCalculated = addressId === undefined || shown.methods.length === 0 || shown.previewToken !== null
  return (
    placeOrderState.kind === 'unanswered' ||
    (isCalculated &&
      !preview.isPlaceholderData &&
      !preview.isError &&
      !isFrozen &&
      placeOrderState.kind !== 'out-of-stock' &&
      placeOrderState.kind !== 'price-changed')
  )
}

function PreviewFailure({ preview }: Pick<CheckoutFormState, 'preview'>): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <LoadFailure
      title={t('error.title')}
      retry={t('error.retry')}
      error={preview.error}
      onRetry={() => void preview.refetch()}
    />
  )
}

/** The totals, the button, and the result of placing. */
function CheckoutTotals({ checkout, shown }: CheckoutProps): ReactNode {
  const { placeOrderState, preview, send, reset, invalidate } = checkout
  return (
    <OrderTotals
      preview={placeOrderState.kind === 'price-changed' ? placeOrderState.now : shown}
      canPlace={canPlace(checkout, shown)}
      isPlacing={placeOrderState.kind === 'sending'}
      isStale={preview.isPlaceholderData}
      onPlace={() => send(shown)}
      result={
        preview.isError && !preview.isFetching && placeOrderState.kind === 'idle' ? (
          <PreviewFailure preview={preview} />
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
  )
}

function CheckoutForm({ addresses }: { addresses: readonly AddressRow[] }): ReactNode {
  const checkout = useCheckoutForm(addresses)
  const { preview, shown, refused, placeOrderState } = checkout
  if (refused?.code === 'nothing-selected' && placeOrderState.kind === 'idle')
    return <NothingSelected excluded={excludedLinesOf(refused.data)} />
  if (shown === undefined) {
    if (!preview.isError || preview.isFetching) return <Waiting />
    return <PreviewFailure preview={preview} />
  }
  return (
    <div className="checkout-layout">
      <CheckoutFields checkout={checkout} shown={shown} addresses={addresses} />
      <CheckoutTotals checkout={checkout} shown={shown} />
    </div>
  )
}

function BuyersCheckout(): ReactNode {
  const { t } = useTranslation('checkout')
  const query = useQuery(listAddressesQuery(useAppContext()))
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

/** `/order/confirm`: address, shipping method and price; then it places one order. */
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
