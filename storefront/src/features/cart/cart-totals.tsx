import type { Cart } from '@pinline/contracts/order/cart/cart'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

interface CheckoutButtonProps {
  readonly count: number
  /** A field shows a quantity that was not sent: the button moves there instead of to the checkout. */
  readonly hasUnsentQuantity: boolean
  readonly wide?: boolean
}

const focusUnsentQuantity = () => document.querySelector<HTMLInputElement>('[data-unsettled] input')?.focus()

function CheckoutButton({ count, hasUnsentQuantity, wide }: CheckoutButtonProps): ReactNode {
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
  if (hasUnsentQuantity) {
    return (
      <button type="button" className={look} aria-describedby="cart-unsettled" onClick={focusUnsentQuantity}>
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

interface CartTotalsProps {
  readonly cart: Cart
  /** Selected lines with an invalid quantity. */
  readonly needsCorrection: number
  /** True if one of them was only typed, not sent. */
  readonly isUnsent: boolean
}

/** Totals of the lines that can be ordered now, and the checkout button, which stays visible on phones. */
export function CartTotals({ cart, needsCorrection, isUnsent }: CartTotalsProps): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const { totals } = cart
  return (
    <>
      <aside className="sheet cart-sum" aria-labelledby="cart-sum">
        <h2 id="cart-sum">{t('sum.title', { orderable: totals.orderable, lines: totals.lines })}</h2>
        {needsCorrection > 0 && (
          <div id="cart-unsettled">
            <Banner tone="warn" title={t('quantity.toCorrect', { count: needsCorrection })}>
              {t(isUnsent ? 'quantity.typed' : 'quantity.toCorrectMore')}
            </Banner>
          </div>
        )}
        <dl className="totals">
          <dt>{t('sum.goods')}</dt>
          <dd>{format.money(totals.goods)}</dd>
          <dt>{t('sum.weight')}</dt>
          <dd>{format.weight(totals.weightGrams)}</dd>
          <dt>{t('sum.freight')}</dt>
          <dd className="cart-sum-open">{t('sum.freightNext')}</dd>
          {cart.delivery !== undefined && (
            <>
              <dt>{t('sum.ships')}</dt>
              <dd className="cart-sum-date">{format.days(cart.delivery.ships)}</dd>
              <dt>{t('sum.arrives')}</dt>
              <dd className="cart-sum-date">
                {t('sum.arrivesFrom', { date: format.day(cart.delivery.arrives.express.from) })}
              </dd>
            </>
          )}
          <dt className="total">{t('sum.total')}</dt>
          <dd className="total">{format.money(totals.goods)}</dd>
        </dl>
        <div className="cart-sum-action">
          <CheckoutButton count={totals.orderable} hasUnsentQuantity={isUnsent} wide />
          <p className="small" id="cart-nothing">
            {t(totals.orderable === 0 ? 'sum.nothing' : 'sum.fine')}
          </p>
          {totals.lines > 0 && (
            <Link
              to="/user/center"
              search={{ tab: 'quotes', part: 'cart' }}
              className={buttonClass({ tone: 'quiet', wide: true })}
            >
              {t('sum.quote')}
            </Link>
          )}
        </div>
      </aside>
      <div className="action-bar">
        <div>
          <b className="figure">{format.money(totals.goods)}</b>
          <span className="small">{totals.orderable === 0 ? t('sum.nothing') : format.weight(totals.weightGrams)}</span>
        </div>
        <CheckoutButton count={totals.orderable} hasUnsentQuantity={isUnsent} />
      </div>
    </>
  )
}
