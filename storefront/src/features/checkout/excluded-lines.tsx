import { type OrderPreview, orderPreview } from '@pinline/contracts/order/order/preview-order'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'

type Excluded = OrderPreview['excluded']

const excludedData = z.object({ excluded: orderPreview.shape.excluded })

/** The lines named by a rejected preview; none if it names none. */
export const excludedLinesOf = (data: unknown): Excluded => excludedData.safeParse(data).data?.excluded ?? []

/** Selected lines that are not ordered, with the reason; they stay in the cart. */
export function ExcludedLines({ lines }: { lines: Excluded }): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <Banner
      tone="warn"
      title={t('left.title', { count: lines.length })}
      action={
        <Link to="/shopping-cart" className={buttonClass({ small: true })}>
          {t('backToCart')}
        </Link>
      }
    >
      {lines.map((line) => (
        <span key={line.productId} className="checkout-left">
          <b className="part-number">{line.model === '' ? line.productId : line.model}</b>{' '}
          <span>
            {line.status === 'out-of-stock'
              ? t('short.line', { quantity: line.quantity, available: line.available ?? 0 })
              : t(`left.${line.status}`)}
          </span>
        </span>
      ))}
    </Banner>
  )
}
