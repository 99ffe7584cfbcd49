import type { ShippingOffer } from '@pinline/contracts/order/order/preview-order'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
import { Banner } from '@pinline/ui/design/banner.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** The axis of days: 0 at the left, the slowest method's last day at the right. */
const axisDays = 45
const axisTicks = [0, 10, 20, 30, 45]

/** A range of days as a dimension line on the axis. */
function DayRange({ from, to }: { from: number; to: number }): ReactNode {
  const x = (day: number) => Math.min(100, (day / axisDays) * 100)
  return (
    <svg className="day-range" viewBox="0 0 100 30" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => index * 5).map((day) => (
        <line key={day} x1={x(day)} x2={x(day)} y1="0" y2="30" className="day-grid" />
      ))}
      <line x1={x(from)} x2={x(to)} y1="15" y2="15" className="day-line" />
      <line x1={x(from)} x2={x(from)} y1="5" y2="25" className="day-line" />
      <line x1={x(to)} x2={x(to)} y1="5" y2="25" className="day-line" />
    </svg>
  )
}

interface ShippingChoiceProps {
  readonly methods: readonly ShippingOffer[]
  readonly chosen: ShippingMethod | undefined
  readonly onChoose: (method: ShippingMethod) => void
  readonly hasAddress: boolean
  /** The chosen method, which does not serve the address with this weight. */
  readonly unavailableMethod: ShippingMethod | undefined
}

/** The methods that serve the address, their days as dimension lines on one axis. */
export function ShippingChoice({
  methods,
  chosen,
  onChoose,
  hasAddress,
  unavailableMethod,
}: ShippingChoiceProps): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  if (!hasAddress) return <p className="checkout-hint">{t('ship.afterAddress')}</p>
  if (methods.length === 0) return <Banner tone="warn" title={t('ship.none')} />
  return (
    <>
      {unavailableMethod !== undefined && methods.every((offer) => offer.method !== unavailableMethod) && (
        <div className="shipping-lost">
          <Banner tone="warn" title={t('ship.lost', { method: t(`method.${unavailableMethod}`) })}>
            {chosen !== undefined &&
              chosen !== unavailableMethod &&
              t('ship.instead', { method: t(`method.${chosen}`) })}
          </Banner>
        </div>
      )}
      <div className="shipping" role="radiogroup" aria-labelledby="checkout-ship">
        <div className="shipping-axis" aria-hidden="true">
          <span className="shipping-axis-label">{t('ship.days')}</span>
          <span className="shipping-scale">
            {axisTicks.map((day) => (
              <i key={day} data-day={day}>
                {day}
              </i>
            ))}
          </span>
          <span className="shipping-axis-label">{t('ship.door')}</span>
          <span className="shipping-axis-label number">{t('ship.freight')}</span>
        </div>
        {shippingMethods.map((method) => {
          const offer = methods.find((one) => one.method === method)
          if (offer === undefined) {
            return (
              <label key={method} className="shipping-way" data-missing="">
                <input type="radio" name="shipping" disabled />
                <span className="shipping-name">
                  <b>{t(`method.${method}`)}</b>
                </span>
                <span className="shipping-why">{t('ship.missing')}</span>
              </label>
            )
          }
          const { businessDays, arrives, freight } = offer
          return (
            <label key={method} className="shipping-way" data-chosen={method === chosen ? '' : undefined}>
              <input type="radio" name="shipping" checked={method === chosen} onChange={() => onChoose(method)} />
              <span className="shipping-name">
                <b>{t(`method.${method}`)}</b>
                <span className="small">{t('ship.range', businessDays)}</span>
              </span>
              <DayRange {...businessDays} />
              <span className="shipping-door">{format.days(arrives)}</span>
              <b className="number">{format.money(freight)}</b>
            </label>
          )
        })}
      </div>
    </>
  )
}
