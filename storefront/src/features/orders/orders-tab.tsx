import { type OrderTab, orderTabs, statusesOfTab } from '@pinline/contracts/order/order/order-status'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Pagination } from '@pinline/ui/design/pagination.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { orderSteps } from '@pinline/ui/design/status-pill.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { LoadFailure } from '../../app/load-failure.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { OrderRowItem } from './order-row-item.tsx'
import { countOrdersQuery, listOrdersQuery, type OrderListRequest } from './orders.queries.ts'
import { useLiveOrders } from './use-live-orders.ts'

function TabPads({ tab }: { tab: OrderTab }): ReactNode {
  if (tab === 'all') return null
  const filled: readonly string[] = statusesOfTab[tab]
  return (
    <span className="order-tab-pads" aria-hidden="true">
      {orderSteps.map((step) => (
        <i key={step} data-filled={filled.includes(step) ? '' : undefined} />
      ))}
    </span>
  )
}

function NoOrders({ request, onShowAll }: { request: OrderListRequest; onShowAll: () => void }): ReactNode {
  const { t } = useTranslation('orders')
  const isSearch = request.q !== ''
  return (
    <EmptyState
      title={t(isSearch ? 'empty.searchTitle' : 'empty.title')}
      actions={
        <>
          {(isSearch || request.tab !== 'all') && <Button onPress={onShowAll}>{t('empty.all')}</Button>}
          <Link
            to="/product/$categoryName/$id"
            params={{ categoryName: 'all', id: 'all' }}
            className={buttonClass({ tone: 'quiet' })}
          >
            {t('empty.find')}
          </Link>
        </>
      }
    >
      <p>{isSearch ? t('empty.searchText', { q: request.q }) : t('empty.text')}</p>
    </EmptyState>
  )
}

function OrderSearch({ q: searched, onSearch }: { q: string; onSearch: (q: string) => void }): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <search className="orders-find">
      <form
        key={searched}
        className="orders-search"
        onSubmit={(event) => {
          event.preventDefault()
          const q = new FormData(event.currentTarget).get('q')
          onSearch(typeof q === 'string' ? q.trim() : '')
        }}
      >
        <label className="visually-hidden" htmlFor="orders-q">
          {t('search.label')}
        </label>
        <input
          id="orders-q"
          name="q"
          type="search"
          className="input input-figure"
          inputMode="numeric"
          maxLength={40}
          defaultValue={searched}
          placeholder={t('search.placeholder')}
        />
        <Button type="submit" square aria-label={t('search.submit')}>
          <Search className="icon" aria-hidden="true" />
        </Button>
      </form>
    </search>
  )
}

function OrderTabs({ current }: { current: OrderTab }): ReactNode {
  const { t } = useTranslation('orders')
  const counts = useQuery(countOrdersQuery(useAppContext()))
  return (
    <nav className="tabs-list" aria-label={t('tabs.label')}>
      {orderTabs.map((tab) => (
        <Link
          key={tab}
          to="/user/center"
          search={{ tab: 'orders', ...(tab === 'all' ? {} : { status: tab }) }}
          resetScroll={false}
          className="tabs-tab order-tab"
          aria-current={tab === current ? 'page' : undefined}
          activeOptions={{ explicitUndefined: true }}
        >
          <TabPads tab={tab} />
          {t(`tab.${tab}`)}
          {counts.data !== undefined && (
            <span className={tab === 'unpaid' && counts.data.unpaid > 0 ? 'tabs-count order-tab-call' : 'tabs-count'}>
              {counts.data[tab]}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

interface OrderPagesProps {
  readonly found: { readonly page: number; readonly pageSize: number; readonly total: number }
  readonly onChange: (next: Pick<OrderListRequest, 'page' | 'pageSize'>) => void
}

function OrderPages({ found, onChange }: OrderPagesProps): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <Pagination
      page={found.page}
      pageSize={found.pageSize}
      total={found.total}
      onChange={({ page, pageSize }) =>
        onChange({ page, pageSize: pageSize === 30 || pageSize === 50 ? pageSize : 15 })
      }
      texts={{
        label: t('pager.label'),
        sizes: t('pager.sizes'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        total: t('pager.total', { count: found.total }),
      }}
    />
  )
}

/** The buyer's orders: search by number among all of them, tabs with counts, rows, pages. All of this is in the URL. */
export function OrdersTab({ request }: { request: OrderListRequest }): ReactNode {
  const { t } = useTranslation('orders')
  const context = useAppContext()
  const navigate = useNavigate()
  const list = useQuery(listOrdersQuery(context, request))
  useLiveOrders()
  const go = (next: Partial<OrderListRequest>) => {
    const { tab, q, page, pageSize } = { ...request, page: 1, ...next }
    void navigate({
      to: '/user/center',
      search: {
        tab: 'orders',
        ...(tab === 'all' ? {} : { status: tab }),
        ...(q === '' ? {} : { q }),
        ...(page === 1 ? {} : { page }),
        ...(pageSize === 15 ? {} : { pageSize }),
      },
      resetScroll: next.page !== undefined,
    })
  }
  return (
    <>
      <div className="orders-head">
        <h1>{t('title')}</h1>
        <OrderSearch q={request.q} onSearch={(q) => go({ tab: 'all', q })} />
      </div>
      <section className="sheet" aria-label={t('list.label')}>
        <OrderTabs current={request.tab} />
        {list.data === undefined ? (
          list.isError && !list.isFetching ? (
            <LoadFailure
              title={t('error.title')}
              retry={t('error.retry')}
              error={list.error}
              onRetry={() => void list.refetch()}
            />
          ) : (
            <SkeletonRows label={t('loading')} />
          )
        ) : list.data.list.length === 0 ? (
          <NoOrders request={request} onShowAll={() => go({ tab: 'all', q: '' })} />
        ) : (
          <>
            <p className="orders-note">{t('list.sorted')}</p>
            <ol aria-busy={list.isPlaceholderData}>
              {list.data.list.map((order) => (
                <OrderRowItem key={order.orderNo} order={order} />
              ))}
            </ol>
            <OrderPages found={list.data} onChange={go} />
          </>
        )}
      </section>
    </>
  )
}
