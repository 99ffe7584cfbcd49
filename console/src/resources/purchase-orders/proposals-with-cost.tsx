import type { PurchaseProposal } from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useCostPrices } from '../products/use-cost-prices.ts'
import { proposalCosts } from './proposal-costs.ts'
import { ProposalsTable } from './proposals-table.tsx'

interface ProposalsWithCostProps {
  readonly list: readonly PurchaseProposal[]
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (productIds: readonly string[], isChosen: boolean) => void
}

const currency = 'USD'

/** The proposals, with what they cost for people who may see it. */
export const ProposalsWithCost = ({ list, ...choice }: ProposalsWithCostProps) => {
  const text = useText()
  const format = useFormat()
  const { isAllowed, costPrices } = useCostPrices(
    list.map(({ productId }) => productId),
    currency,
  )
  const costs = isAllowed && costPrices.length > 0 ? proposalCosts(list, costPrices, currency) : undefined
  return (
    <>
      {costs !== undefined && (
        <p className="sheet-note">
          {text(`resources.purchase-orders.proposals.${costs.unpriced > 0 ? 'total_unpriced' : 'total'}`, {
            smart_count: costs.unpriced,
            value: format.money(costs.total),
          })}
        </p>
      )}
      <ProposalsTable list={list} costs={costs} {...choice} />
    </>
  )
}
