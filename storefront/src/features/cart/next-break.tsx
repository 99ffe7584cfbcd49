import type { QuotedPart } from '@pinline/contracts/order/order/part'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

interface NextBreakProps {
  readonly quantity: number
  readonly next: NonNullable<QuotedPart['nextBreak']>
  readonly onRevoke: (quantity: number) => void
}

/** Number of pieces to the next price break, and whether the total is even lower there. */
export function NextBreak({ quantity, next, onRevoke }: NextBreakProps): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  return (
    <p className="cart-next">
      {next.saves === null ? (
        t('next.more', { more: next.from - quantity, price: format.unitPrice(next.unitPrice) })
      ) : (
        <b>{t('next.saves', { quantity: next.from, amount: format.money(next.saves), present: quantity })}</b>
      )}{' '}
      <button type="button" className="link-button" onClick={() => onRevoke(next.from)}>
        {t('quantity.take', { quantity: next.from })}
      </button>
    </p>
  )
}
