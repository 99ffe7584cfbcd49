import type { Cart, CartLine } from '@pinline/contracts/order/cart/cart'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useCallback, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { LoadFailure } from '../../app/load-failure.tsx'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { BuyerOnly } from '../../session/buyer-only.tsx'
import { PlaceBannerList } from '../content-lists/place-banner-list.tsx'
import { BlockedLines } from './blocked-lines.tsx'
import { BoughtAgainBanner } from './bought-again-banner.tsx'
import { getCartQuery } from './cart.queries.ts'
import { CartTable } from './cart-table.tsx'
import { CartTotals } from './cart-totals.tsx'
import { DownloadCart } from './download-cart.tsx'
import { groupLines } from './line-groups.ts'
import { PendingLines } from './pending-lines.tsx'
import { type CartChanges, useCartChanges } from './use-cart-changes.ts'

function EmptyCart({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation(['cart', 'quick-order'])
  return (
    <div className="sheet">
      <EmptyState
        title={t('empty.title')}
        actions={
          <>
            <Link to="/product/$categoryName/$id" params={{ categoryName: 'all', id: 'all' }} className={buttonClass()}>
              {t('empty.find')}
            </Link>
            {children}
            <Link to="/quick-order" className={buttonClass()}>
              {t('shell:nav.quickOrder')}
            </Link>
            <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass({ tone: 'quiet' })}>
              {t('empty.orders')}
            </Link>
          </>
        }
      >
        <p>{t('empty.text')}</p>
      </EmptyState>
    </div>
  )
}

interface FilledCartProps {
  readonly cart: Cart
  readonly changes: CartChanges
  readonly onRemove: (lines: readonly CartLine[]) => void
}

function FilledCart({ cart, changes, onRemove }: FilledCartProps): ReactNode {
  const [unsentIds, setUnsentIds] = useState<ReadonlySet<string>>(new Set())
  const { blocked, orderable, selected, needsCorrection } = groupLines(cart.lines)
  const onUnsentQuantity = useCallback(
    (productId: string, hasUnsentQuantity: boolean) =>
      setUnsentIds(
        (known) => new Set([...known].filter((id) => id !== productId).concat(hasUnsentQuantity ? [productId] : [])),
      ),
    [],
  )
  const isUnsent = selected.some(({ productId }) => unsentIds.has(productId))
  const toCorrect = selected.filter((line) => unsentIds.has(line.productId) || needsCorrection.includes(line))
  return (
    <div className="cart-layout">
      <div className="cart-stack">
        {blocked.length > 0 && <BlockedLines lines={blocked} changes={changes} onRemove={onRemove} />}
        {orderable.length > 0 && (
          <CartTable
            cart={cart}
            lines={orderable}
            selected={selected}
            changes={changes}
            onRemove={onRemove}
            onUnsentQuantity={onUnsentQuantity}
          />
        )}
      </div>
      <CartTotals cart={cart} needsCorrection={toCorrect.length} isUnsent={isUnsent} />
    </div>
  )
}

/** Lines of parts that can be added again. */
const restorable = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ status }) => status === 'ok' || status === 'out-of-stock')

function BuyersCart({ whenEmpty }: { whenEmpty: ReactNode }): ReactNode {
  const format = useFormat()
  const { t } = useTranslation(['cart', 'quick-order'])
  const query = useQuery({ ...getCartQuery(useAppContext()), staleTime: 0 })
  const changes = useCartChanges()
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  const remove = useCallback(
    (lines: readonly CartLine[]) => {
      // Undo adds the pieces again: it is offered for what is no longer in the cart.
      void changes.remove(lines.map((line) => line.productId)).then((isDone) => {
        if (isDone) setRemoved(lines)
      })
    },
    [changes],
  )
  const undo = () => {
    setRemoved([])
    void changes.restore(restorable(removed))
  }
  const cart = query.data
  if (cart === undefined) {
    if (query.isError && !query.isFetching) {
      return (
        <LoadFailure
          title={t('error.title')}
          retry={t('error.retry')}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )
    }
    return (
      <div className="sheet">
        <SkeletonRows label={t('loading')} />
      </div>
    )
  }
  const { blocked, orderable, selected } = groupLines(cart.lines)
  return (
    <>
      {cart.lines.length > 0 && (
        <p className="cart-summary">
          {format.sentences([
            t(blocked.length > 0 ? 'summaryBlocked' : 'summary', {
              lines: cart.lines.length,
              selected: selected.length,
              blocked: blocked.length,
            }),
            ...(orderable.length > 1 ? [t('oneScale')] : []),
          ])}{' '}
          <Link to="/quick-order">{t('quick-order:fromCart')}</Link> <DownloadCart lines={cart.lines} />
        </p>
      )}
      {removed.length > 0 && (
        <div className="cart-notices">
          <Banner
            tone="info"
            title={t('removed', { count: removed.length })}
            action={
              restorable(removed).length > 0 && (
                <Button small onPress={undo}>
                  {t('undo')}
                </Button>
              )
            }
          >
            {format.enumeration(removed.map((line) => (line.model === '' ? line.productId : line.model)))}
          </Banner>
        </div>
      )}
      <BoughtAgainBanner changes={changes} />
      <PendingLines cart={cart} />
      {cart.lines.length === 0 ? (
        <EmptyCart>{whenEmpty}</EmptyCart>
      ) : (
        <FilledCart cart={cart} changes={changes} onRemove={remove} />
      )}
    </>
  )
}

/** The lines, those that cannot be ordered, and the totals; `whenEmpty` is shown for an empty cart. */
export function CartPage({ whenEmpty }: { whenEmpty: ReactNode }): ReactNode {
  const { t } = useTranslation('cart')
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb current={t('title')} />
      <h1 className="cart-title">{t('title')}</h1>
      <BuyerOnly
        waiting={
          <div className="sheet">
            <SkeletonRows label={t('loading')} />
          </div>
        }
      >
        {() => <BuyersCart whenEmpty={whenEmpty} />}
      </BuyerOnly>
      <PlaceBannerList place="cart" />
    </main>
  )
}
