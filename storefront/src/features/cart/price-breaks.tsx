import type { QuotedPart } from '@pinline/contracts/order/order/part'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** The price break of the line; expanded, every break with that one highlighted. */
export function PriceBreaks({ line }: { line: Pick<QuotedPart, 'breaks' | 'quantity' | 'model'> }): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const current = line.breaks.filter(({ from }) => from <= line.quantity).at(-1) ?? line.breaks[0]
  if (current === undefined || line.breaks.length < 2) return null
  return (
    <details className="cart-breaks">
      <summary aria-label={t('breaks.all', { from: current.from, model: line.model })}>
        {t('breaks.from', { from: current.from })}
      </summary>
      <ol>
        {line.breaks.map((row) => (
          <li key={row.from} aria-current={row === current ? 'true' : undefined}>
            <span>{format.number(row.from)}</span> <span className="figure">{format.unitPrice(row.unitPrice)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}
