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
import { useAppContext } from '../../app/use-app-context.ts'
import { addressesKey, addressesQuery } from '../account/addresses.queries.ts'
import { BuyerOnly } from '../account/buyer-only.tsx'
import { LoadFailure } from '../account/load-failure.tsx'
import { AddressChoice } from './address-choice.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { LeftLines, leftOf } from './left-lines.tsx'
import { OrderReference, type ReferenceFields } from './order-reference.tsx'
import { OrderSum } from './order-sum.tsx'
import { usePlaceOrder } from './place-order.mutation.ts'
import { PlacingAnswer } from './placing-answer.tsx'
import { previewKey } from './preview.query.ts'
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

function NothingSelected({ left }: { left: OrderPreview['left'] }): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <div className="sheet">
      <EmptyState
        title={t(left.length > 0 ? 'nothing.left' : 'nothing.title')}
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
        <p>{left.length > 0 ? left.map((line) => line.model).join(', ') : t('nothing.text')}</p>
      </EmptyState>
    </div>
  )
}

/** Moves to what is to be settled: the first field of a step, or its first button. */
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
  const { place, placing, reset } = usePlaceOrder()
  const isFrozen = placing.kind === 'sending' || placing.kind === 'checking'

  const addressId = addresses.find((address) => address.id === chosenAddress)?.id ?? addresses[0]?.id
  const { preview, shown, refused, method, lost, chooseMethod, loseMethod } = useCheckoutPreview(addressId, isFrozen)

  const readAnew = () => void queryClient.invalidateQueries({ queryKey: previewKey })
  const isMethodRefused = placing.kind === 'refused' && placing.code === 'method-not-available'
  // What was refused may have changed: the page shows it as it is now, the refusal stays beside the button.
  useEffect(() => {
    if (placing.kind !== 'refused') return
    void queryClient.invalidateQueries({ queryKey: previewKey })
    if (placing.code === 'address-not-found') void queryClient.invalidateQueries({ queryKey: addressesKey })
  }, [placing, queryClient])
  useEffect(() => {
    if (!isMethodRefused) return
    loseMethod()
    reset()
    goTo(ship.current)
  }, [isMethodRefused, loseMethod, reset])

  if (refused?.code === 'nothing-selected' && placing.kind === 'idle')
    return <NothingSelected left={leftOf(refused.data)} />
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

  const send = (seen: OrderPreview) => {
    if (addressId === undefined) {
      setAddressMissing(true)
      goTo(deliver.current)
      return
    }
    if (seen.shippingMethod === null || seen.previewToken === null) {
      goTo(ship.current)
      return
    }
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
  const chooseAddress = (id: AddressRow['id']) => {
    reset()
    setAddressMissing(false)
    setChosenAddress(id)
  }
  const isReckoned = addressId === undefined || shown.methods.length === 0 || shown.previewToken !== null
  const canPlace =
    placing.kind === 'unanswered' ||
    (isReckoned &&
      !preview.isPlaceholderData &&
      !preview.isError &&
      !isFrozen &&
      placing.kind !== 'out-of-stock' &&
      placing.kind !== 'price-changed')

  return (
    <div className="checkout-layout">
      <div className="sheet checkout-form">
        {shown.left.length > 0 && <LeftLines lines={shown.left} />}
        <fieldset className="checkout-step" disabled={isFrozen} ref={deliver}>
          <h2 id="checkout-deliver">{t('deliver.title')}</h2>
          <AddressChoice
            addresses={addresses}
            chosenId={addressId}
            isMissing={isAddressMissing && addressId === undefined}
            onChoose={chooseAddress}
            onSaved={(id) => {
              chooseAddress(id)
              readAnew()
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
            lost={lost}
            onChoose={(wanted) => {
              reset()
              chooseMethod(wanted)
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
          preview.isError && !preview.isFetching && placing.kind === 'idle' ? (
            <LoadFailure
              title={t('error.title')}
              retry={t('error.retry')}
              error={preview.error}
              onRetry={() => void preview.refetch()}
            />
          ) : (
            <PlacingAnswer
              placing={placing}
              soldBy={(id) => shown.lines.find((line) => line.productId === id)}
              onPlaceChanged={() => {
                if (placing.kind === 'price-changed') send(placing.now)
              }}
              onSettled={() => {
                reset()
                readAnew()
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
