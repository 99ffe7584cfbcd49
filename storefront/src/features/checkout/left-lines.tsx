import { type OrderPreview, orderPreview } from '@pinline/contracts/order/order/preview-order'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { Notice } from '@pinline/ui/design/notice.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'

type Left = OrderPreview['left']

const leftData = z.object({ left: orderPreview.shape.left })

/** The lines that a refusal of a preview names; none where it names none. */
export const leftOf = (data: unknown): Left => leftData.safeParse(data).data?.left ?? []

/** Selected lines that are not ordered, and why; they stay in the cart. */
export function LeftLines({ lines }: { lines: Left }): ReactNode {
  const { t } = useTranslation('checkout')
  return (
    <Notice
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
          <span>
            <b className="part-number">{line.model === '' ? line.productId : line.model}</b>{' '}
            {line.status === 'out-of-stock'
              ? t('short.line', { quantity: line.quantity, available: line.available ?? 0 })
              : t(`left.${line.status}`)}
          </span>
        </span>
      ))}
    </Notice>
  )
}
