import type { BuyerQuotation, QuotationRound } from '@pinline/contracts/order/quotation/quotation-row'
import { lineTotal, sumMoney } from '@pinline/events/money'
import { type OfferedPrice, offeredPriceAt } from '@pinline/events/order/quotation-line'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useShowAll } from './use-show-all.tsx'

type Answer = NonNullable<QuotationRound['answer']>

function PriceBreaks({ price: { unitPrice, breaks = [] } }: { price: OfferedPrice }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  if (breaks.length === 0) return null
  return (
    <ul className="quotation-breaks small">
      {[{ from: 1, unitPrice }, ...breaks].map((one) => (
        <li key={one.from}>
          {t('table.break', { from: format.number(one.from), price: format.unitPrice(one.unitPrice) })}
        </li>
      ))}
    </ul>
  )
}

/** Prices of one answer for the quantities that were asked for, with their price breaks and freight of one delivery. */
export function AnswerTable({ quotation, answer }: { quotation: BuyerQuotation; answer: Answer }): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const rows = quotation.lines.flatMap((line) => {
    const price = answer.prices.find(({ productId }) => productId === line.productId)
    if (price === undefined) return []
    const each = offeredPriceAt(price, line.quantity)
    return [{ line, price, each, total: lineTotal(each, line.quantity) }]
  })
  const { shown, button } = useShowAll(rows)
  const goods = sumMoney(
    quotation.currency,
    rows.map(({ total }) => total),
  )
  return (
    <>
      <table className="quotation-table">
        <thead>
          <tr>
            <th>{t('table.part')}</th>
            <th>{t('table.quantity')}</th>
            <th>{t('table.each')}</th>
            <th>{t('table.total')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, price, each, total }) => (
            <tr key={line.productId}>
              <td>
                <b className="part-number">{line.model}</b>
                <span className="small">{t('table.leadTime', { count: price.leadTimeDays })}</span>
                <PriceBreaks price={price} />
              </td>
              <td>{format.number(line.quantity)}</td>
              <td>{format.unitPrice(each)}</td>
              <td>{format.money(total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={3}>{t('table.goods')}</th>
            <td>{format.money(goods)}</td>
          </tr>
          <tr>
            <th colSpan={3}>
              {t('table.freight')} · {t(`checkout:method.${answer.shippingMethod}`)}
            </th>
            <td>{format.money(answer.freight)}</td>
          </tr>
        </tfoot>
      </table>
      {button}
      {rows.some(({ price }) => price.breaks !== undefined) && <p className="small">{t('table.breaksNote')}</p>}
    </>
  )
}
