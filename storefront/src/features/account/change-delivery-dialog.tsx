import { changeDelivery } from '@pinline/contracts/order/order/change-delivery'
import type { DeliverTo } from '@pinline/contracts/order/order/deliver-to'
import type { DeliveryChangePreview, DeliveryOffer } from '@pinline/contracts/order/order/delivery-offer'
import type { OrderDetail } from '@pinline/contracts/order/order/order-row'
import { type AddressId, addressId as readAddressId } from '@pinline/events/ids'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { SelectField } from '@pinline/ui/design/text-field.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { showRefusal } from '../../app/show-refusal.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { ordersKey } from '../orders/orders.queries.ts'
import { AddressDialog } from './address-dialog.tsx'
import { listAddressesQuery } from './addresses.queries.ts'
import { previewDeliveryChangeQuery } from './preview-delivery-change.query.ts'

const inOneLine = ({ name, address, city }: Pick<DeliverTo, 'name' | 'address' | 'city'>): string =>
  [name, address, city].join(', ')

interface OffersProps {
  readonly offers: readonly DeliveryOffer[]
  readonly chosen: ShippingMethod | undefined
  readonly onChoose: (method: ShippingMethod) => void
}

/** The methods, with what each costs more or less than was paid. */
function Offers({ offers, chosen, onChoose }: OffersProps): ReactNode {
  const { t } = useTranslation('orders')
  const { t: tCheckout } = useTranslation('checkout')
  const format = useFormat()
  const titleId = useId()
  const priceOf = ({ difference: { minor, currency } }: DeliveryOffer): string => {
    const amount = format.money({ minor: Math.abs(minor), currency })
    return minor === 0
      ? t('deliveryChange.same')
      : t(minor < 0 ? 'deliveryChange.less' : 'deliveryChange.more', { amount })
  }
  return (
    <div className="delivery-change-methods" role="radiogroup" aria-labelledby={titleId}>
      <span className="label" id={titleId}>
        {t('delivery.by')}
      </span>
      {offers.map((offer) => (
        <label key={offer.method} className="delivery-change-method">
          <input
            type="radio"
            name="delivery-method"
            checked={offer.method === chosen}
            onChange={() => onChoose(offer.method)}
          />
          <span>
            <b>{tCheckout(`method.${offer.method}`)}</b>
            <span className="small">
              {offer.arrives === undefined ? tCheckout('ship.range', offer.businessDays) : format.days(offer.arrives)}
            </span>
          </span>
          <span className="delivery-change-price">{priceOf(offer)}</span>
        </label>
      ))}
    </div>
  )
}

interface OutcomeProps {
  readonly order: OrderDetail
  readonly preview: DeliveryChangePreview
  readonly offer: DeliveryOffer | undefined
}

const isPossible = ({ order, preview, offer }: OutcomeProps): boolean =>
  preview.taxedAlike &&
  offer !== undefined &&
  (offer.difference.minor === 0 || (offer.difference.minor < 0 && order.status !== 'pending'))

/** What the change means, or why it cannot be made and what can be done instead. */
function Outcome({ order, preview, offer }: OutcomeProps): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const contact = order.status !== 'pending' && <Link to="/customer-manager">{t('contact.link')}</Link>
  if (!preview.taxedAlike) {
    return (
      <Banner tone="warn" title={t('deliveryChange.tax')}>
        {contact}
      </Banner>
    )
  }
  if (preview.offers.length === 0) return <Banner tone="warn" title={t('deliveryChange.none')} />
  if (offer === undefined || offer.difference.minor === 0) return null
  const { minor, currency } = offer.difference
  const amount = format.money({ minor: Math.abs(minor), currency })
  if (minor > 0) {
    return (
      <Banner tone="warn" title={t('deliveryChange.costsMore', { amount })}>
        <Link to="/customer-manager">{t('contact.link')}</Link>
      </Banner>
    )
  }
  return order.status === 'pending' ? (
    <Banner tone="warn" title={t('deliveryChange.unpaid', { amount })} />
  ) : (
    <Banner tone="info" title={t('deliveryChange.refund', { amount })} />
  )
}

/** Chooses another address, another method or both; the server says what each would cost. */
function ChangeDeliveryDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }): ReactNode {
  const context = useAppContext()
  const { t } = useTranslation('orders')
  const { send, isPending } = useCommand(changeDelivery, { notifyOnFailure: true })
  const [addressId, setAddressId] = useState<AddressId>()
  const [method, setMethod] = useState<ShippingMethod>(order.shippingMethod)
  const [isAdding, setAdding] = useState(false)
  const addresses = useQuery(listAddressesQuery(context))
  const query = useQuery(previewDeliveryChangeQuery(context, order.orderNo, addressId))
  const preview = query.data
  const offer = preview?.offers.find((one) => one.method === method)
  const isUnchanged = addressId === undefined && method === order.shippingMethod
  const canSend =
    preview !== undefined && !query.isPlaceholderData && !isUnchanged && isPossible({ order, preview, offer })

  const submit = async () => {
    if (!canSend || offer === undefined) return
    const outcome = await send({
      orderNo: order.orderNo,
      ...(addressId === undefined ? {} : { addressId }),
      shippingMethod: method,
      difference: offer.difference.minor,
    })
    if (outcome.kind === 'done') {
      showToast(t('deliveryChange.done'))
      onClose()
    } else showRefusal(outcome)
    await context.queryClient.invalidateQueries({ queryKey: ordersKey })
  }

  return (
    <>
      <Dialog
        title={t('deliveryChange.title')}
        isOpen={!isAdding}
        onClose={onClose}
        actions={
          <>
            <Button tone="quiet" onPress={onClose}>
              {t('deliveryChange.keep')}
            </Button>
            <Button tone="gold" isPending={isPending} isDisabled={!canSend} onPress={() => void submit()}>
              {t('deliveryChange.confirm')}
            </Button>
          </>
        }
      >
        <div className="delivery-change">
          <SelectField
            label={t('delivery.to')}
            value={addressId ?? ''}
            onChange={({ target }) => setAddressId(target.value === '' ? undefined : readAddressId.parse(target.value))}
            options={[
              {
                value: '',
                label:
                  order.deliverTo === null
                    ? t('delivery.erased')
                    : t('deliveryChange.present', { address: inOneLine(order.deliverTo) }),
              },
              ...(addresses.data ?? []).map((address) => ({ value: address.id, label: inOneLine(address) })),
            ]}
          />
          <Button tone="quiet" small onPress={() => setAdding(true)}>
            {t('deliveryChange.add')}
          </Button>
          {query.isError && preview === undefined ? (
            <LoadFailure
              title={t('error.title')}
              retry={t('error.retry')}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          ) : preview === undefined ? (
            <SkeletonRows rows={3} label={t('loading')} />
          ) : (
            <>
              <Offers offers={preview.offers} chosen={method} onChoose={setMethod} />
              <div aria-live="polite">
                <Outcome order={order} preview={preview} offer={offer} />
              </div>
            </>
          )}
        </div>
      </Dialog>
      <AddressDialog isOpen={isAdding} onClose={() => setAdding(false)} onSaved={({ id }) => setAddressId(id)} />
    </>
  )
}

/** The button that opens the change, while the order's buyer may make it. */
export function ChangeDelivery({ order }: { order: OrderDetail }): ReactNode {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  if (!order.allowedCommands.includes('change-delivery')) return null
  return (
    <span className="delivery-change-open">
      <Button tone="quiet" small onPress={() => setOpen(true)}>
        {t('deliveryChange.open')}
      </Button>
      {isOpen && <ChangeDeliveryDialog order={order} onClose={() => setOpen(false)} />}
    </span>
  )
}
