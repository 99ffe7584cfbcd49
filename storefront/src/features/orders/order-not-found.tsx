import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** An order that the buyer does not have. The page is private: the server cannot know, so the title is set here. */
export function OrderNotFound({ orderNo, back }: { orderNo: string; back: ReactNode }): ReactNode {
  const { t } = useTranslation(['orders', 'shell'])
  const title = t('detail.notFound')
  const shop = t('shell:shopName')
  useEffect(() => {
    const before = document.title
    const own = `${title} | ${shop}`
    document.title = own
    return () => {
      if (document.title === own) document.title = before
    }
  }, [title, shop])
  return (
    <div className="sheet">
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {back}
            <Link to="/user/center" search={{ tab: 'orders', q: orderNo }} className={buttonClass({ small: true })}>
              {t('detail.search')}
            </Link>
            <Link to="/index" className={buttonClass({ tone: 'quiet', small: true })}>
              {t('shell:notFound.home')}
            </Link>
          </>
        }
      >
        <p>{t('detail.notFoundText')}</p>
      </EmptyState>
    </div>
  )
}
