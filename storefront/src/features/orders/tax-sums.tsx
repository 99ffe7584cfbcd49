import type { OrderTax } from '@pinline/events/order/order-tax'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

interface TaxSumsProps {
  /** Undefined where the seller charges none. */
  readonly tax: OrderTax | undefined
}

/** The tax among the totals of an order, and why none is charged where that is so. */
export function TaxSums({ tax }: TaxSumsProps): ReactNode {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  if (tax === undefined) return null
  const { treatment, basisPoints, amount } = tax
  return (
    <>
      <dt>{t('sum.tax', { rate: format.number(basisPoints / 100) })}</dt>
      <dd>{format.money(amount)}</dd>
      {(treatment === 'intra-community' || treatment === 'export') && (
        <dd className="totals-note">{t(`tax.${treatment}`)}</dd>
      )}
    </>
  )
}
