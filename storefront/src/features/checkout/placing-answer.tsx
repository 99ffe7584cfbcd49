import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { type Money, money, type UnitPrice, unitPrice } from '@pinline/events/money'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { Notice } from '@pinline/ui/design/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { mostAllowed } from '../cart/allowed-quantity.ts'
import { useCartChanges } from '../cart/change-cart.mutation.ts'
import { useFormats } from '../orders/formats.ts'
import { orderDetailQuery } from '../orders/orders.queries.ts'
import { changedFigures, type Placing, type ShortLine } from './placing.ts'

function Figure({ value }: { value: Money | UnitPrice | null }): ReactNode {
  const formats = useFormats()
  const price = unitPrice.safeParse(value)
  if (price.success) return formats.unitPrice(price.data)
  const amount = money.safeParse(value)
  return amount.success ? formats.money(amount.data) : '–'
}

function PriceChanged({
  placing,
  onPlace,
}: {
  placing: Extract<Placing, { kind: 'price-changed' }>
  onPlace: () => void
}): ReactNode {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  const { before, now } = placing
  return (
    <>
      <Notice tone="info" title={t('changed.title')}>
        {t('changed.text')}
      </Notice>
      <div className="placing-body">
        {before !== undefined && (
          <table className="changed-figures">
            <thead>
              <tr>
                <th scope="col">{t('changed.what')}</th>
                <th scope="col" className="number">
                  {t('changed.was')}
                </th>
                <th scope="col" className="number">
                  {t('changed.is')}
                </th>
              </tr>
            </thead>
            <tbody>
              {changedFigures(before, now).map(({ what, was, is }) => (
                <tr
                  key={what.kind === 'each' ? what.model : what.kind}
                  data-total={what.kind === 'total' ? '' : undefined}
                >
                  <td>{what.kind === 'each' ? t('changed.each', { model: what.model }) : t(`changed.${what.kind}`)}</td>
                  <td className="number">
                    <s>
                      <Figure value={was} />
                    </s>
                  </td>
                  <td className="number">
                    <Figure value={is} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="placing-actions">
          <Button onPress={onPlace}>
            {t('changed.place', { total: now.total === null ? '' : formats.money(now.total) })}
          </Button>
          <Link to="/shopping-cart" className={buttonClass({ tone: 'quiet' })}>
            {t('backToCart')}
          </Link>
        </div>
      </div>
    </>
  )
}

function OutOfStock(props: { lines: readonly ShortLine[]; soldBy: SoldBy; onSettled: () => void }): ReactNode {
  const { t } = useTranslation('checkout')
  const formats = useFormats()
  const changes = useCartChanges()
  const settle = async (change: Promise<void>) => {
    await change
    props.onSettled()
  }
  return (
    <>
      <Notice tone="warn" title={t('short.title')}>
        {t('short.text')}
      </Notice>
      <ul className="placing-body">
        {props.lines.map(({ productId, model, quantity, available }) => {
          const part = props.soldBy(productId)
          const possible = mostAllowed(available, part ?? { moq: 1, orderMultiple: 1 })
          const incoming = part?.incoming ?? null
          return (
            <li key={productId} className="short-line">
              <span>
                <span className="part-number">{model}</span>
                <br />
                {incoming === null
                  ? t('short.line', { quantity, available })
                  : t('short.due', {
                      quantity,
                      available,
                      count: incoming.quantity,
                      date: formats.day(incoming.expectedOn),
                    })}
              </span>
              <span className="placing-actions">
                {possible !== undefined && (
                  <Button small onPress={() => void settle(changes.setQuantity(productId, possible))}>
                    {t('short.take', { quantity: possible })}
                  </Button>
                )}
                <Button small tone="quiet" onPress={() => void settle(changes.select([productId], false))}>
                  {t('short.leave')}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Checking({ orderNo }: { orderNo: string }): ReactNode {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const query = useQuery({ ...orderDetailQuery(useAppContext(), orderNo), refetchInterval: 1500 })
  const order = query.data
  const isLost = order?.status === 'cancelled'
  const isHeld = order !== undefined && !isLost && !order.checkingStock
  useEffect(() => {
    if (isHeld) void navigate({ to: '/wechat-pay', search: { orderNo } })
  }, [isHeld, orderNo, navigate])
  return (
    <Notice
      tone={isLost ? 'warn' : 'info'}
      title={t(isLost ? 'short.title' : 'checking.title')}
      action={
        <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ small: true })}>
          {t('checking.orders')}
        </Link>
      }
    >
      {t(isLost ? 'checking.lost' : 'checking.text')}
    </Notice>
  )
}

type SoldBy = (productId: string) => OrderPreview['lines'][number] | undefined

interface PlacingAnswerProps {
  readonly placing: Placing
  /** How a part of this order is sold. */
  readonly soldBy: SoldBy
  /** Places the order at the new figures. */
  readonly onPlaceChanged: () => void
  readonly onSettled: () => void
}

/** What "Place order" answered instead of an order, and what can be done about it. */
export function PlacingAnswer({ placing, soldBy, onPlaceChanged, onSettled }: PlacingAnswerProps): ReactNode {
  const { t } = useTranslation('checkout')
  switch (placing.kind) {
    case 'idle':
    case 'sending':
      return null
    case 'price-changed':
      return <PriceChanged placing={placing} onPlace={onPlaceChanged} />
    case 'out-of-stock':
      return <OutOfStock lines={placing.lines} soldBy={soldBy} onSettled={onSettled} />
    case 'checking':
      return <Checking orderNo={placing.orderNo} />
    case 'already-placed':
      return (
        <Notice
          tone="info"
          title={placing.message}
          action={
            <Link
              to="/user/center"
              search={{ tab: 'orders', orderNo: placing.orderNo }}
              className={buttonClass({ small: true })}
            >
              {t('already.see')}
            </Link>
          }
        >
          {t('already.text', { orderNo: placing.orderNo })}
        </Notice>
      )
    case 'refused':
      return <Notice tone="danger" title={placing.message} />
    case 'unanswered':
      return (
        <Notice tone="warn" title={t('unanswered.title')}>
          {t('unanswered.text')}
        </Notice>
      )
    default: {
      const missing: never = placing
      return missing
    }
  }
}
