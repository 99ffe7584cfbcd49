import type { OrderPreview } from '@pinline/contracts/order/order/preview-order'
import { type Money, money, type UnitPrice, unitPrice } from '@pinline/events/money'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { maxAllowed } from '../cart/allowed-quantity.ts'
import type { ShortLine } from '../cart/short-lines.ts'
import { useCartChanges } from '../cart/use-cart-changes.ts'
import { getOrderQuery } from '../orders/orders.queries.ts'
import { changedAmounts, type PlaceOrderState } from './place-order-state.ts'

function Amount({ value }: { value: Money | UnitPrice | null }): ReactNode {
  const format = useFormat()
  const price = unitPrice.safeParse(value)
  if (price.success) return format.unitPrice(price.data)
  const amount = money.safeParse(value)
  return amount.success ? format.money(amount.data) : '–'
}

function PriceChanged({
  placeOrderState,
  onPlace,
}: {
  placeOrderState: Extract<PlaceOrderState, { kind: 'price-changed' }>
  onPlace: () => void
}): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { before, now } = placeOrderState
  return (
    <>
      <Banner tone="info" title={t('changed.title')}>
        {t('changed.text')}
      </Banner>
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
              {changedAmounts(before, now).map(({ what, was, is }) => (
                <tr
                  key={what.kind === 'each' ? what.model : what.kind}
                  data-total={what.kind === 'total' ? '' : undefined}
                >
                  <td>{what.kind === 'each' ? t('changed.each', { model: what.model }) : t(`changed.${what.kind}`)}</td>
                  <td className="number">
                    <s>
                      <Amount value={was} />
                    </s>
                  </td>
                  <td className="number">
                    <Amount value={is} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div className="placing-actions">
          <Button onPress={onPlace}>
            {t('changed.place', { total: now.total === null ? '' : format.money(now.total) })}
          </Button>
          <Link to="/shopping-cart" className={buttonClass({ tone: 'quiet' })}>
            {t('backToCart')}
          </Link>
        </div>
      </div>
    </>
  )
}

interface ShortLinesProps {
  readonly lines: readonly ShortLine[]
  /** What the limit of unpaid orders says; without it, the stock is too small. */
  readonly limit?: string
  readonly soldBy: SoldBy
  readonly onLinesChanged: () => void
}

/** What stands in the way of one line. */
function ShortLineText({ line, incoming, isLimited }: ShortLineTextProps): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const { quantity, available } = line
  if (isLimited) return t('limit.line', { quantity, available })
  if (incoming === null) return t('short.line', { quantity, available })
  return t('short.due', {
    quantity,
    available,
    count: incoming.quantity,
    date: format.day(incoming.expectedOn),
  })
}

interface ShortLineTextProps {
  readonly line: ShortLine
  readonly incoming: OrderPreview['lines'][number]['incoming']
  readonly isLimited: boolean
}

function ShortLines(props: ShortLinesProps): ReactNode {
  const { t } = useTranslation('checkout')
  const changes = useCartChanges()
  const applyChange = async (change: Promise<boolean>) => {
    await change
    props.onLinesChanged()
  }
  return (
    <>
      <Banner
        tone="warn"
        title={props.limit ?? t('short.title')}
        {...(props.limit === undefined ? {} : { action: <UnpaidOrdersLink /> })}
      >
        {t('short.text')}
      </Banner>
      <ul className="placing-body">
        {props.lines.map((line) => {
          const { productId, model, available } = line
          const part = props.soldBy(productId)
          const possible = maxAllowed(available, part ?? { moq: 1, orderMultiple: 1 })
          return (
            <li key={productId} className="short-line">
              <span>
                <span className="part-number">{model}</span>
                <br />
                <ShortLineText line={line} incoming={part?.incoming ?? null} isLimited={props.limit !== undefined} />
              </span>
              <span className="placing-actions">
                {possible !== undefined && (
                  <Button small onPress={() => void applyChange(changes.setQuantity(productId, possible))}>
                    {t('short.take', { quantity: possible })}
                  </Button>
                )}
                <Button small tone="quiet" onPress={() => void applyChange(changes.select([productId], false))}>
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

function UnpaidOrdersLink(): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ small: true })}>
      {t('limit.orders')}
    </Link>
  )
}

function Checking({ orderNo }: { orderNo: string }): ReactNode {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const query = useQuery({ ...getOrderQuery(useAppContext(), orderNo), refetchInterval: 1500 })
  const order = query.data
  const isCancelled = order?.status === 'cancelled'
  const isReserved = order !== undefined && !isCancelled && !order.checkingStock
  useEffect(() => {
    if (isReserved) void navigate({ to: '/wechat-pay', search: { orderNo } })
  }, [isReserved, orderNo, navigate])
  return (
    <Banner
      tone={isCancelled ? 'warn' : 'info'}
      title={t(isCancelled ? 'short.title' : 'checking.title')}
      action={
        <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ small: true })}>
          {t('checking.orders')}
        </Link>
      }
    >
      {t(isCancelled ? 'checking.lost' : 'checking.text')}
    </Banner>
  )
}

type SoldBy = (productId: string) => OrderPreview['lines'][number] | undefined

interface PlaceOrderResultProps {
  readonly placeOrderState: PlaceOrderState
  /** Order quantities of a part of this order. */
  readonly soldBy: SoldBy
  /** Places the order at the new totals. */
  readonly onAcceptChanges: () => void
  readonly onLinesChanged: () => void
}

/** The result of "Place order" other than an order, with possible actions. */
export function PlaceOrderResult({
  placeOrderState,
  soldBy,
  onAcceptChanges,
  onLinesChanged,
}: PlaceOrderResultProps): ReactNode {
  const { t } = useTranslation('checkout')
  switch (placeOrderState.kind) {
    case 'idle':
    case 'sending':
      return null
    case 'price-changed':
      return <PriceChanged placeOrderState={placeOrderState} onPlace={onAcceptChanges} />
    case 'out-of-stock':
      return <ShortLines lines={placeOrderState.lines} soldBy={soldBy} onLinesChanged={onLinesChanged} />
    case 'share-reached':
      return (
        <ShortLines
          lines={placeOrderState.lines}
          limit={placeOrderState.message}
          soldBy={soldBy}
          onLinesChanged={onLinesChanged}
        />
      )
    case 'orders-reached':
      return (
        <Banner tone="warn" title={placeOrderState.message} action={<UnpaidOrdersLink />}>
          {t('limit.text')}
        </Banner>
      )
    case 'checking':
      return <Checking orderNo={placeOrderState.orderNo} />
    case 'already-placed':
      return (
        <Banner
          tone="info"
          title={placeOrderState.message}
          action={
            <Link
              to="/user/center"
              search={{ tab: 'orders', orderNo: placeOrderState.orderNo }}
              className={buttonClass({ small: true })}
            >
              {t('already.see')}
            </Link>
          }
        >
          {t('already.text', { orderNo: placeOrderState.orderNo })}
        </Banner>
      )
    case 'refused':
      return <Banner tone="danger" title={placeOrderState.message} />
    case 'unanswered':
      return (
        <Banner tone="warn" title={t('unanswered.title')}>
          {t('unanswered.text')}
        </Banner>
      )
    default:
      return placeOrderState satisfies never
  }
}
