import { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import type { BuyerQuotation, QuotationLineRow } from '@pinline/contracts/order/quotation/quotation-row'
import { lineTotal, sumMoney } from '@pinline/events/money'
import { offeredPriceAt } from '@pinline/events/order/quotation-line'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Button } from '@pinline/ui/design/button.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormat } from '../../app/format.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { shortLinesOf } from '../cart/short-lines.ts'
import { quotationsKey } from './quotations.queries.ts'

/** Why an order was refused, and the lines that were in its way. */
export interface CallOffRefusal {
  readonly message: string
  readonly lines: readonly { readonly productId: string; readonly model: string; readonly text: string }[]
}

interface CallOffQuotationFormProps {
  readonly quotation: BuyerQuotation
  /** Called with what the server refused, and without it as soon as it is tried again. */
  readonly onRefused: (refusal: CallOffRefusal | undefined) => void
}

/** Quantities, prices and submit of the form; prices are those that the chosen quantities reach. */
const useCallOff = ({ quotation, onRefused }: CallOffQuotationFormProps) => {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const { queryClient } = useAppContext()
  const { send, isPending } = useCommand(callOffQuotation, { notifyOnFailure: true })
  const open = quotation.lines.filter(({ left }) => left > 0)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const answer = quotation.rounds.findLast((round) => round.answer !== null)?.answer ?? undefined
  const rows = open.map((line) => {
    const quantity = chosen[line.productId] ?? line.left
    const offered = answer?.prices.find(({ productId }) => productId === line.productId)
    const each = offered === undefined ? undefined : offeredPriceAt(offered, Math.max(quantity, 1))
    return { line, quantity, each, total: each === undefined ? undefined : lineTotal(each, quantity) }
  })
  const lines = rows.flatMap(({ line: { productId }, quantity }) => (quantity === 0 ? [] : [{ productId, quantity }]))
  const isTooMany = rows.some(({ line, quantity }) => quantity > line.left)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isTooMany || lines.length === 0) return
    onRefused(undefined)
    const result = await send({ quotationNo: quotation.quotationNo, lines })
    if (result.kind === 'refused') {
      const key = result.code === 'out-of-stock' ? 'short.line' : 'limit.line'
      const short = shortLinesOf(result.data).map(({ quantity, available, ...line }) => ({
        ...line,
        text: t(key, { quantity, available }),
      }))
      onRefused({ message: result.message, lines: short })
    }
    await queryClient.invalidateQueries({ queryKey: quotationsKey })
    if (result.kind === 'done') void navigate({ to: '/wechat-pay', search: { orderNo: result.data.orderNo } })
  }
  return {
    ...{ rows, isPending, submit, freight: answer?.freight },
    isOrderable: !isTooMany && lines.length > 0,
    goods: sumMoney(
      quotation.currency,
      rows.flatMap(({ total }) => total ?? []),
    ),
    choose: (quantityOf: (line: QuotationLineRow) => number) =>
      setChosen((now) => ({ ...now, ...Object.fromEntries(open.map((line) => [line.productId, quantityOf(line)])) })),
    chooseOne: (id: string, quantity: number) => setChosen((now) => ({ ...now, [id]: quantity })),
  }
}

/** Orders pieces of an accepted quotation, all that are left or some of them, and leads to the payment. */
export function CallOffQuotationForm(props: CallOffQuotationFormProps): ReactNode {
  const { t } = useTranslation('quotations')
  const format = useFormat()
  const form = useCallOff(props)
  const { rows, freight } = form
  return (
    <section className="sheet" aria-labelledby="quotation-call-off">
      <h2 id="quotation-call-off" className="order-section-title">
        {t('order.title')}
      </h2>
      <form className="quotation-form" noValidate onSubmit={(event) => void form.submit(event)}>
        <p className="small">{t('order.text')}</p>
        {rows.length > 1 && (
          <div className="quotation-choices">
            <Button small onPress={() => form.choose(({ left }) => left)}>
              {t('order.all')}
            </Button>
            <Button small onPress={() => form.choose(() => 0)}>
              {t('order.none')}
            </Button>
          </div>
        )}
        <ul>
          {rows.map(({ line, quantity, each, total }) => (
            <li key={line.productId} className="quotation-call-off">
              <QuantityField
                label={line.model}
                value={quantity}
                minimum={0}
                maximum={line.left}
                lessLabel={t('shell:quantity.less')}
                moreLabel={t('shell:quantity.more')}
                hint={t('order.left', { count: line.left })}
                error={quantity > line.left ? t('order.tooMany') : undefined}
                onChange={(pieces) => form.chooseOne(line.productId, pieces)}
              />
              {each !== undefined && total !== undefined && (
                <span className="figure">
                  <span className="small">{t('order.each', { price: format.unitPrice(each) })}</span>
                  {format.money(total)}
                </span>
              )}
            </li>
          ))}
        </ul>
        <dl className="quotation-sum">
          <dt>{t('table.goods')}</dt>
          <dd aria-live="polite">{format.money(form.goods)}</dd>
          {freight !== undefined && (
            <>
              <dt>{t('table.freight')}</dt>
              <dd>{format.money(freight)}</dd>
            </>
          )}
        </dl>
        <div>
          <Button type="submit" tone="gold" isPending={form.isPending} isDisabled={!form.isOrderable}>
            {t('order.go')}
          </Button>
        </div>
      </form>
    </section>
  )
}
