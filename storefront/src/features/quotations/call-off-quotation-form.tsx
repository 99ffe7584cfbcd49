import { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import type { BuyerQuotation } from '@pinline/contracts/order/quotation/quotation-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { QuantityField } from '@pinline/ui/design/quantity-field.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { quotationsKey } from './quotations.queries.ts'

/** Orders pieces of an accepted quotation, all that are left or some of them, and leads to the payment. */
export function CallOffQuotationForm({ quotation }: { quotation: BuyerQuotation }): ReactNode {
  const { t } = useTranslation('quotations')
  const navigate = useNavigate()
  const { queryClient } = useAppContext()
  const { send, isPending } = useCommand(callOffQuotation, { notifyOnFailure: true })
  const open = quotation.lines.filter(({ left }) => left > 0)
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({})
  const [refusal, setRefusal] = useState<string>()
  const quantityOf = ({ productId, left }: (typeof open)[number]) => chosen[productId] ?? left
  const lines = open.flatMap((line) => {
    const quantity = quantityOf(line)
    return quantity === 0 ? [] : [{ productId: line.productId, quantity }]
  })
  const isTooMany = open.some((line) => quantityOf(line) > line.left)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isTooMany || lines.length === 0) return
    setRefusal(undefined)
    const result = await send({ quotationNo: quotation.quotationNo, lines })
    if (result.kind === 'refused') setRefusal(result.message)
    await queryClient.invalidateQueries({ queryKey: quotationsKey })
    if (result.kind === 'done') void navigate({ to: '/wechat-pay', search: { orderNo: result.data.orderNo } })
  }
  return (
    <section className="sheet" aria-labelledby="quotation-call-off">
      <h2 id="quotation-call-off" className="order-section-title">
        {t('order.title')}
      </h2>
      <form className="quotation-form" noValidate onSubmit={(event) => void submit(event)}>
        {refusal !== undefined && <Banner tone="danger" title={refusal} />}
        <p className="small">{t('order.text')}</p>
        {open.map((line) => (
          <QuantityField
            key={line.productId}
            label={line.model}
            value={quantityOf(line)}
            minimum={0}
            maximum={line.left}
            lessLabel={t('shell:quantity.less')}
            moreLabel={t('shell:quantity.more')}
            hint={t('order.left', { count: line.left })}
            error={quantityOf(line) > line.left ? t('order.tooMany') : undefined}
            onChange={(quantity) => setChosen((now) => ({ ...now, [line.productId]: quantity }))}
          />
        ))}
        <div>
          <Button type="submit" tone="gold" isPending={isPending} isDisabled={isTooMany || lines.length === 0}>
            {t('order.go')}
          </Button>
        </div>
      </form>
    </section>
  )
}
