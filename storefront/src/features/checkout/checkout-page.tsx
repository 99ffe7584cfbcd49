import type { AddressRow } from '@pinline/account/contract/address'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import type { OrderPreview } from '@pinline/order/contract/preview-order'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CallRefused } from '../../api-client/outcome.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { buttonClass } from '../../design/button.tsx'
import { EmptyState } from '../../design/empty-state.tsx'
import { Notice } from '../../design/notice.tsx'
import { SkeletonRows } from '../../design/skeleton.tsx'
import { addressesQuery } from '../account/addresses.queries.ts'
import { BuyerOnly } from '../account/buyer-only.tsx'
import { LoadFailure } from '../account/load-failure.tsx'
import { AddressChoice } from './address-choice.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { OrderReference, type ReferenceFields } from './order-reference.tsx'
import { OrderSum } from './order-sum.tsx'
import { usePlaceOrder } from './place-order.mutation.ts'
import { PlacingAnswer } from './placing-answer.tsx'
import { previewKey, previewQuery } from './preview.query.ts'
import { ShippingChoice } from './shipping-choice.tsx'

function Waiting(): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <div className="sheet">
      <SkeletonRows label={t('loading')} />
    </div>
  )
}

function NothingSelected(): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <div className="sheet">
      <EmptyState
        title={t('nothing.title')}
        actions={
          <Link to="/shopping-cart" className={buttonClass()}>
            {t('backToCart')}
          </Link>
        }
      >
        <p>{t('nothing.text')}</p>
      </EmptyState>
    </div>
  )
}

function CheckoutForm({ addresses }: { addresses: readonly AddressRow[] }): ReactNode {
  const { t } = useTranslation('checkout')
  const context = useAppContext()
  const [chosenAddress, setChosenAddress] = useState<AddressRow['id']>()
  const [chosenMethod, setChosenMethod] = useState<ShippingMethod>()
  const reference = useForm<ReferenceFields>({ defaultValues: { poNumber: '', remark: '' } })
  const { place, placing, reset } = usePlaceOrder()

  const addressId = addresses.find((address) => address.id === chosenAddress)?.id ?? addresses[0]?.id
  const preview = useQuery(previewQuery(context, { addressId, shippingMethod: chosenMethod }))
  const shown = preview.data
  const offered = shown?.methods ?? []

  // The person's method where it reaches the address, else standard, else the first that does.
  useEffect(() => {
    if (preview.isPlaceholderData || offered.length === 0 || offered.some(({ method }) => method === chosenMethod))
      return
    setChosenMethod(offered.find(({ method }) => method === 'standard')?.method ?? offered[0]?.method)
  }, [offered, chosenMethod, preview.isPlaceholderData])
  useEffect(() => {
    if (preview.error instanceof CallRefused && preview.error.refused.code === 'method-not-available')
      setChosenMethod(undefined)
  }, [preview.error])

  if (preview.error instanceof CallRefused && preview.error.refused.code === 'nothing-selected')
    return <NothingSelected />
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

  const blocked = shown.lines.filter((line) => line.status !== 'ok')
  const isFrozen = placing.kind === 'sending' || placing.kind === 'checking'
  const send = (seen: OrderPreview) => {
    if (addressId === undefined || seen.previewToken === null || seen.shippingMethod === null) return
    const { poNumber, remark } = reference.getValues()
    const input = {
      addressId,
      shippingMethod: seen.shippingMethod,
      previewToken: seen.previewToken,
      ...(poNumber.trim() === '' ? {} : { poNumber: poNumber.trim() }),
      ...(remark.trim() === '' ? {} : { remark: remark.trim() }),
    }
    void place(input, seen)
  }
  const readAnew = () => {
    reset()
    void context.queryClient.invalidateQueries({ queryKey: previewKey })
  }
  const canPlace =
    placing.kind === 'unanswered' ||
    (shown.previewToken !== null &&
      blocked.length === 0 &&
      !preview.isPlaceholderData &&
      !preview.isError &&
      !isFrozen &&
      placing.kind !== 'out-of-stock' &&
      placing.kind !== 'price-changed')

  return (
    <div className="checkout-layout">
      <div className="sheet checkout-form">
        {blocked.length > 0 && (
          <Notice
            tone="warn"
            title={t('blocked.title', { count: blocked.length })}
            action={
              <Link to="/shopping-cart" className={buttonClass({ small: true })}>
                {t('backToCart')}
              </Link>
            }
          >
            {blocked.map((line) => line.model).join(', ')}. {t('blocked.text')}
          </Notice>
        )}
        <fieldset className="checkout-step" disabled={isFrozen}>
          <h2 id="checkout-deliver">{t('deliver.title')}</h2>
          <AddressChoice
            addresses={addresses}
            chosenId={addressId}
            onChoose={(id) => {
              reset()
              setChosenAddress(id)
            }}
          />
        </fieldset>
        <fieldset className="checkout-step" disabled={isFrozen}>
          <h2 id="checkout-ship">
            {t('ship.title')}{' '}
            <span className="small checkout-step-note">{t('ship.processing', shown.processingDays)}</span>
          </h2>
          <ShippingChoice
            methods={offered}
            chosen={chosenMethod}
            onChoose={(method) => {
              reset()
              setChosenMethod(method)
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
      <OrderSum
        preview={placing.kind === 'price-changed' ? placing.now : shown}
        canPlace={canPlace}
        isPlacing={placing.kind === 'sending'}
        isStale={preview.isPlaceholderData}
        onPlace={() => send(shown)}
        answer={
          <PlacingAnswer
            placing={placing}
            soldBy={(id) => shown.lines.find((line) => line.productId === id)}
            onPlaceChanged={() => {
              if (placing.kind === 'price-changed') send(placing.now)
            }}
            onSettled={readAnew}
          />
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

/** `/order/confirm`: where to, by which way, at which price; then one order is placed. */
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
