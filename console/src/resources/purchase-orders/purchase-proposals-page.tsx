import { permissionOf } from '@pinline/contracts/api/call'
import {
  listPurchaseProposals,
  maxProposals,
} from '@pinline/contracts/catalogue/purchase-order/list-purchase-proposals'
import { placePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/place-purchase-order'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useVisitAfterDialog } from '../../layout/use-visit-after-dialog.ts'
import { useText } from '../../messages/use-text.ts'
import { PlacePurchaseOrderDialog } from './place-purchase-order-dialog.tsx'
import { ProposalsWithCost } from './proposals-with-cost.tsx'

interface ManufacturerFilterProps {
  readonly manufacturers: readonly string[]
  readonly value: string
  readonly onChange: (manufacturer: string) => void
}

const ManufacturerFilter = ({ manufacturers, value, onChange }: ManufacturerFilterProps) => {
  const text = useText()
  const id = useId()
  return (
    <div className="filter">
      <label className="label" htmlFor={id}>
        {text('resources.stock.fields.manufacturer')}
      </label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{text('resources.purchase-orders.proposals.all')}</option>
        {manufacturers.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Parts that are to be bought again, with a quantity each; the chosen ones become an order to a supplier. */
export const PurchaseProposalsPage = () => {
  const text = useText()
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isOpen, setOpen] = useState(false)
  const visit = useVisitAfterDialog(() => setOpen(false))
  const { data, error, refetch } = useQuery({
    queryKey: ['purchase-proposals'],
    queryFn: ({ signal }) => api.read(listPurchaseProposals, {}, { signal, silent: true }),
  })
  const title = text('resources.purchase-orders.proposals.title')
  usePageTitle(title)
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <PageFailure message={error.message} onRetry={() => void refetch()} />
  const manufacturers = [...new Set(data.list.map(({ manufacturer }) => manufacturer))].sort()
  const wanted = search.get('manufacturer') ?? ''
  const manufacturer = manufacturers.includes(wanted) ? wanted : ''
  const shown = data.list.filter((part) => manufacturer === '' || part.manufacturer === manufacturer)
  const lines = shown.filter(({ productId }) => chosen.has(productId))
  const choose = (productIds: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of productIds) isChosen ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        <div className="end">
          <Link to="/purchase-orders">{text('resources.purchase-orders.proposals.to_orders')}</Link>
          {lines.length > 0 && (
            <CommandButton permission={permissionOf(placePurchaseOrder)} tone="gold" onPress={() => setOpen(true)}>
              {text('resources.purchase-orders.proposals.order', { smart_count: lines.length })}
            </CommandButton>
          )}
        </div>
      </header>
      {data.list.length === 0 ? (
        <EmptySheet
          title={text('resources.purchase-orders.proposals.none')}
          actions={<Link to="/stock">{text('resources.purchase-orders.proposals.to_stock')}</Link>}
        >
          {text('resources.purchase-orders.proposals.none_hint')}
        </EmptySheet>
      ) : (
        <section className="sheet" aria-label={title}>
          <div className="proposal-filters">
            <ManufacturerFilter
              manufacturers={manufacturers}
              value={manufacturer}
              onChange={(next) => setSearch(next === '' ? {} : { manufacturer: next }, { replace: true })}
            />
          </div>
          <p className="sheet-note small">{text('resources.purchase-orders.proposals.hint')}</p>
          {data.more && (
            <p className="sheet-note small">
              {text('resources.purchase-orders.proposals.more', { most: String(maxProposals) })}
            </p>
          )}
          <ProposalsWithCost list={shown} chosen={chosen} onChoose={choose} />
        </section>
      )}
      {isOpen && (
        <PlacePurchaseOrderDialog
          lines={lines}
          onClose={() => setOpen(false)}
          onDone={(id) => visit(`/purchase-orders/${id}/show`)}
        />
      )}
    </article>
  )
}
