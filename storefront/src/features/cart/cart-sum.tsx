import type { Cart } from '@pinline/contracts/order/cart/cart'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { Notice } from '@pinline/ui/design/notice.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../orders/formats.ts'

interface CheckOutProps {
  readonly count: number
  /** A field shows a quantity that was not sent: it is led to, not past. */
  readonly isUnsettled: boolean
  readonly wide?: boolean
}

const showUnsettled = () => document.querySelector<HTMLInputElement>('[data-unsettled] input')?.focus()

function CheckOut({ count, isUnsettled, wide }: CheckOutProps): ReactNode {
  const { t } = useTranslation('cart')
  const look = buttonClass({ tone: 'gold', wide: wide ?? false })
  const text = t('sum.checkout', { count })
  if (count === 0) {
    return (
      <button type="button" className={look} aria-disabled="true" aria-describedby="cart-nothing">
        {text}
      </button>
    )
  }
  if (isUnsettled) {
    return (
      <button type="button" className={look} aria-describedby="cart-unsettled" onClick={showUnsettled}>
        {text}
      </button>
    )
  }
  return (
    <Link to="/order/confirm" className={look}>
      {text}
    </Link>
  )
}

interface CartSumProps {
  readonly cart: Cart
  /** Selected lines with a quantity that cannot be ordered. */
  readonly unsettled: number
  /** Whether one of them is only typed, not sent. */
  readonly isTyped: boolean
}

/** Totals of what can be ordered now, and the way on; on phones the way on stays in sight. */
export function CartSum({ cart, unsettled, isTyped }: CartSumProps): ReactNode {
  const { t } = useTranslation('cart')
  const formats = useFormats()
  const { totals } = cart
  return (
    <>
      <aside className="sheet cart-sum" aria-labelledby="cart-sum">
        <h2 id="cart-sum">{t('sum.title', { orderable: totals.orderable, lines: totals.lines })}</h2>
        {unsettled > 0 && (
          <div id="cart-unsettled">
            <Notice tone="warn" title={t('quantity.toSettle', { count: unsettled })}>
              {t(isTyped ? 'quantity.typed' : 'quantity.toSettleMore')}
            </Notice>
          </div>
        )}
        <dl className="totals">
          <dt>{t('sum.goods')}</dt>
          <dd>{formats.money(totals.goods)}</dd>
          <dt>{t('sum.weight')}</dt>
          <dd>{formats.weight(totals.weightGrams)}</dd>
          <dt>{t('sum.freight')}</dt>
          <dd className="cart-sum-open">{t('sum.freightNext')}</dd>
          <dt className="total">{t('sum.total')}</dt>
          <dd className="total">{formats.money(totals.goods)}</dd>
        </dl>
        <div className="cart-sum-action">
          <CheckOut count={totals.orderable} isUnsettled={isTyped} wide />
          <p className="small" id="cart-nothing">
            {t(totals.orderable === 0 ? 'sum.nothing' : 'sum.fine')}
          </p>
        </div>
      </aside>
      <div className="action-bar">
        <div>
          <b className="figure">{formats.money(totals.goods)}</b>
          <span className="small">
            {totals.orderable === 0 ? t('sum.nothing') : formats.weight(totals.weightGrams)}
          </span>
        </div>
        <CheckOut count={totals.orderable} isUnsettled={isTyped} />
      </div>
    </>
  )
}
