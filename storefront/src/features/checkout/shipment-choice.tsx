import type { OrderPreview, ShippingOffer } from '@pinline/contracts/order/order/preview-order'
import { isMadeToOrder } from '@pinline/events/order/charged-shipments'
import type { ShipmentChoice } from '@pinline/events/order/shipment-plan'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

interface ChoiceCardProps {
  readonly title: string
  readonly text: string
  readonly freight: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** When each parcel is at the door. */
  readonly parcels: readonly string[]
}

function ChoiceCard({ title, text, freight, isChosen, onChoose, parcels }: ChoiceCardProps): ReactNode {
  return (
    <div className="choice-card" data-chosen={isChosen ? '' : undefined}>
      <label>
        <input type="radio" name="shipments" checked={isChosen} onChange={onChoose} />
        <span>
          <b>{title}</b>
          <span className="small">{text}</span>
          {parcels.map((parcel) => (
            <span key={parcel} className="small">
              {parcel}
            </span>
          ))}
        </span>
      </label>
      <b className="number shipments-freight">{freight}</b>
    </div>
  )
}

interface ShipmentChoiceProps {
  /** The chosen method. */
  readonly offer: ShippingOffer
  readonly lines: OrderPreview['lines']
  readonly chosen: ShipmentChoice
  readonly onChoose: (choice: ShipmentChoice) => void
}

/** One parcel or two, where an order has lines in stock and made-to-order ones; nothing for other orders. */
export function ShipmentChoiceField({ offer, lines, chosen, onChoose }: ShipmentChoiceProps): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { asReady } = offer
  if (asReady === undefined) return null
  const nameOf = (shipment: (typeof asReady.shipments)[number]) =>
    t(isMadeToOrder(shipment, lines) ? 'split.madeToOrder' : 'split.inStock')
  return (
    <div className="shipments" role="radiogroup" aria-labelledby="checkout-shipments">
      <h3 id="checkout-shipments">{t('split.title')}</h3>
      <div className="choice-cards">
        <ChoiceCard
          title={t('split.together')}
          text={t('split.togetherText')}
          freight={format.money(offer.freight)}
          isChosen={chosen === 'together'}
          onChoose={() => onChoose('together')}
          parcels={[t('split.days', { name: t('ship.door'), dates: format.days(offer.arrives) })]}
        />
        <ChoiceCard
          title={t('split.asReady')}
          text={t('split.asReadyText')}
          freight={format.money(asReady.freight)}
          isChosen={chosen === 'as-ready'}
          onChoose={() => onChoose('as-ready')}
          parcels={asReady.shipments.map((shipment) => {
            const name = nameOf(shipment)
            return shipment.arrives === undefined
              ? name
              : t('split.days', { name, dates: format.days(shipment.arrives) })
          })}
        />
      </div>
      {chosen === 'as-ready' && <p className="small">{t('split.unused')}</p>}
    </div>
  )
}
