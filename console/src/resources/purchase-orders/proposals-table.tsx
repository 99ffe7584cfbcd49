import './purchase-orders.css'
import type { PurchaseProposal } from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import type { Money } from '@pinline/events/money'
import { Link } from 'react-router-dom'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { coverOf, type ProposalCosts } from './proposal-costs.ts'

interface ProposalsTableProps {
  readonly list: readonly PurchaseProposal[]
  readonly chosen: ReadonlySet<string>
  /** Cost of each proposal; undefined for people who may not see it. */
  readonly costs: ProposalCosts | undefined
  readonly onChoose: (productIds: readonly string[], isChosen: boolean) => void
}

const heads = [
  'available',
  'incoming',
  'reorder_level',
  'sold',
  'cover',
  'lead_time',
  'packing_unit',
  'quantity',
] as const
/** Left out on a phone. */
const minor: ReadonlySet<string> = new Set(['sold', 'cover', 'lead_time', 'packing_unit'])
const classOf = (head: (typeof heads)[number]) => (minor.has(head) ? 'number from-750' : 'number')

const figuresOf = (part: PurchaseProposal): Readonly<Record<(typeof heads)[number], number | null>> => ({
  ...{ available: part.available, incoming: part.incoming, reorder_level: part.reorderLevel, sold: part.sold },
  cover: coverOf(part),
  ...{ lead_time: part.leadTimeDays, packing_unit: part.packingUnit, quantity: part.quantity },
})

/** Parts that are to be bought again, each with what the proposal follows from. */
export const ProposalsTable = ({ list, chosen, costs, onChoose }: ProposalsTableProps) => {
  const text = useText()
  const format = useFormat()
  const ids = list.map(({ productId }) => productId)
  const number = (value: number | null) => (value === null ? '–' : format.number(value))
  const costText = (cost: Money | undefined) => (cost === undefined ? '–' : format.money(cost))
  const isAll = ids.every((id) => chosen.has(id))
  return (
    <div className="data-table-scroll">
      <table className="data-table">
        <thead>
          <tr>
            <th>
              <label className="part-choice">
                <input type="checkbox" checked={isAll} onChange={() => onChoose(ids, !isAll)} />
                {text('resources.purchase-orders.proposals.choose_all')}
              </label>
            </th>
            {heads.map((head) => (
              <th key={head} className={classOf(head)}>
                {text(`resources.purchase-orders.proposals.${head}`)}
              </th>
            ))}
            {costs !== undefined && <th className="number">{text('resources.purchase-orders.proposals.cost')}</th>}
          </tr>
        </thead>
        <tbody>
          {list.map((part) => {
            const { productId, model, manufacturer } = part
            const figures = figuresOf(part)
            return (
              <tr key={productId}>
                <td>
                  <span className="part-choice">
                    <input
                      type="checkbox"
                      aria-label={text('resources.purchase-orders.proposals.choose', { model })}
                      checked={chosen.has(productId)}
                      onChange={({ target }) => onChoose([productId], target.checked)}
                    />
                    <span>
                      <Link className="part-number" to={`/products/${productId}/show`}>
                        {model}
                      </Link>
                      <span className="small proposal-maker">{manufacturer}</span>
                    </span>
                  </span>
                </td>
                {heads.map((head) => (
                  <td key={head} className={classOf(head)}>
                    {head === 'quantity' ? <b>{number(figures[head])}</b> : number(figures[head])}
                  </td>
                ))}
                {costs !== undefined && <td className="number">{costText(costs.of.get(productId))}</td>}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
