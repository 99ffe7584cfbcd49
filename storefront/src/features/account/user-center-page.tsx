import { orderTab } from '@pinline/contracts/order/order/order-status'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { greetingAt } from '@pinline/ui/format/greeting'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { BuyerOnly } from '../../session/buyer-only.tsx'
import type { SessionBuyer } from '../../session/session.ts'
import { AfterSaleDetail } from '../after-sales/after-sale-detail.tsx'
import { AfterSalesTab } from '../after-sales/after-sales-tab.tsx'
import { ChangeNoticesTab } from '../change-notices/change-notices-tab.tsx'
import { FeedbackTab } from '../forms/feedback-tab.tsx'
import { OrderDetail } from '../orders/order-detail.tsx'
import { OrdersTab } from '../orders/orders-tab.tsx'
import { QuotationDetail } from '../quotations/quotation-detail.tsx'
import { QuotationsTab } from '../quotations/quotations-tab.tsx'
import { RequestQuotationForm } from '../quotations/request-quotation-form.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { AddressesTab } from './addresses-tab.tsx'
import { ApiAccessTab } from './api-access/api-access-tab.tsx'
import { WebhookDetail } from './api-access/webhook-detail.tsx'
import { ChangeDelivery } from './change-delivery-dialog.tsx'
import { PersonalTab } from './personal-tab.tsx'
import { activityRequestOf, SecurityTab } from './security-tab.tsx'

const here = getRouteApi('/_shell/user/center')

const tabs = [
  'orders',
  'quotes',
  'change-notices',
  'after-sales',
  'feedback',
  'addresses',
  'personal',
  'security',
  'api-access',
] as const
type CenterTab = (typeof tabs)[number]
const tabOf = (tab: string | undefined): CenterTab => tabs.find((known) => known === tab) ?? 'orders'

function Greeting({ buyer }: { buyer: SessionBuyer }): ReactNode {
  const { t } = useTranslation('account')
  const [hour, setHour] = useState(() => new Date().getHours())
  useEffect(() => {
    const timer = setInterval(() => setHour(new Date().getHours()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="account-greeting">
      <b>{t(`greeting.${greetingAt(hour)}`)}</b>
      {buyer.username ?? buyer.email ?? buyer.phone ?? ''}
    </p>
  )
}

/** The tabs; on a narrow screen the current one is scrolled into view. */
function CenterNav({ tab, isOne }: { tab: CenterTab; isOne: boolean }): ReactNode {
  const { t } = useTranslation('account')
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector(`[data-tab="${tab}"]`)
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [tab])
  return (
    <nav className="account-nav" aria-label={t('nav.label')} ref={nav}>
      {tabs.map((name) => (
        <Link
          key={name}
          to="/user/center"
          search={{ tab: name }}
          data-tab={name}
          aria-current={name === tab ? (isOne ? 'true' : 'page') : undefined}
        >
          {t(`nav.${name}`)}
        </Link>
      ))}
    </nav>
  )
}

function CenterContent({ tab }: { tab: CenterTab }): ReactNode {
  const { orderNo, request, part, quantity, status, q, page, pageSize } = here.useSearch()
  switch (tab) {
    case 'orders':
      if (orderNo !== undefined)
        return (
          <OrderDetail key={orderNo} orderNo={orderNo} deliveryChange={(order) => <ChangeDelivery order={order} />} />
        )
      return (
        <OrdersTab
          request={{ tab: orderTab.catch('all').parse(status), q: q ?? '', page: page ?? 1, pageSize: pageSize ?? 15 }}
        />
      )
    case 'after-sales':
      if (request !== undefined) return <AfterSaleDetail key={request} afterSaleNo={request} />
      return <AfterSalesTab request={{ page: page ?? 1, pageSize: pageSize ?? 15 }} />
    case 'quotes':
      if (request !== undefined) return <QuotationDetail key={request} quotationNo={request} />
      if (part !== undefined)
        return (
          <RequestQuotationForm
            key={part}
            part={part}
            quantity={quantity ?? 1}
            renderAddAddress={(dialog) => <AddressDialog {...dialog} />}
          />
        )
      return <QuotationsTab request={{ page: page ?? 1, pageSize: pageSize ?? 15 }} />
    case 'change-notices':
      return <ChangeNoticesTab request={{ page: page ?? 1, pageSize: pageSize ?? 15 }} />
    case 'feedback':
      return <FeedbackTab />
    case 'addresses':
      return <AddressesTab />
    case 'personal':
      return <PersonalTab />
    case 'security':
      return <SecurityTab request={activityRequestOf({ status, page, pageSize })} />
    case 'api-access':
      if (request !== undefined)
        return <WebhookDetail key={request} request={{ id: request, page: page ?? 1, pageSize: pageSize ?? 15 }} />
      return <ApiAccessTab />
    default:
      return tab satisfies never
  }
}

/** `/user/center?tab=`: orders, quotations, change notices, after-sales requests, feedback, delivery addresses, personal details, security and data, API access. */
export function UserCenterPage(): ReactNode {
  const { t } = useTranslation('account')
  const { t: api } = useTranslation('api-access')
  const search = here.useSearch()
  const tab = tabOf(search.tab)
  const webhook = tab === 'api-access' && search.request !== undefined ? api('hook.title') : undefined
  const shown = tab === 'orders' ? search.orderNo : tab === 'after-sales' || tab === 'quotes' ? search.request : webhook
  const crumbs = [
    { key: 'center', link: <Link to="/user/center">{t('title')}</Link> },
    ...(shown !== undefined
      ? [
          {
            key: tab,
            link: (
              <Link to="/user/center" search={{ tab }}>
                {t(`nav.${tab}`)}
              </Link>
            ),
          },
        ]
      : []),
  ]
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb crumbs={crumbs} current={shown ?? t(`nav.${tab}`)} />
      <BuyerOnly
        waiting={
          <div className="sheet">
            <SkeletonRows label={t('personal.loading')} />
          </div>
        }
      >
        {({ buyer }) => (
          <div className="account-layout">
            <div>
              <Greeting buyer={buyer} />
              <CenterNav tab={tab} isOne={shown !== undefined} />
            </div>
            <div className="account-content">
              <CenterContent tab={tab} />
            </div>
          </div>
        )}
      </BuyerOnly>
    </main>
  )
}
