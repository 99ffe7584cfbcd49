import { buttonClass } from '@pinline/ui/design/button.tsx'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { NotFoundFrame } from './not-found-frame.tsx'

const here = getRouteApi('/_shell/user/center')

/** A number that no order can have. */
export function OrderNotFoundPage(): ReactNode {
  const { t } = useTranslation('shell')
  const { orderNo } = here.useSearch()
  return (
    <NotFoundFrame
      title={t('notFound.order')}
      text={t('notFound.orderText', { number: orderNo ?? '' })}
      action={
        <Link to="/user/center" search={{ tab: 'orders' }} className={buttonClass()}>
          {t('notFound.orders')}
        </Link>
      }
    />
  )
}
