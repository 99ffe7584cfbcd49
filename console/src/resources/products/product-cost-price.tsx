import type { ProductId } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { SetCostPriceDialog } from './set-cost-price-dialog.tsx'
import { useCostPrices } from './use-cost-prices.ts'

/** What one piece costs the seller, for people who may see it. */
export const ProductCostPrice = ({ id, model }: { readonly id: ProductId; readonly model: string }) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { isAllowed, costPrices, refetch } = useCostPrices([id], 'USD')
  const [isOpen, setIsOpen] = useState(false)
  const [known] = costPrices
  if (!isAllowed || known === undefined) return null
  const { cost, converted, version } = known
  const onDone = () => {
    setIsOpen(false)
    notify(text('resources.products.cost.done', { model }))
    void refetch()
  }
  return (
    <section className="sheet" aria-labelledby="cost-price">
      <h2 id="cost-price">
        {text('resources.products.cost.heading')}
        <span className="end">
          <CommandButton permission="cost-prices.update" onPress={() => setIsOpen(true)}>
            {text('resources.products.cost.set')}
          </CommandButton>
        </span>
      </h2>
      <dl className="facts">
        <dt>{text('resources.products.cost.each')}</dt>
        <dd className="figure">
          {cost === null ? text('resources.products.not_stated') : format.unitPrice(cost)}
          {cost !== null && converted !== null && cost.currency !== converted.currency && (
            <span className="sub"> {format.unitPrice(converted)}</span>
          )}
        </dd>
      </dl>
      {isOpen && (
        <SetCostPriceDialog
          {...{ model, cost, version, onDone }}
          productId={id}
          onClose={() => setIsOpen(false)}
          onReload={async () => (await refetch()).data?.[0]?.version}
        />
      )}
    </section>
  )
}
