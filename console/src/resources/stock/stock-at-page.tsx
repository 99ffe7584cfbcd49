import { getStockAt } from '@pinline/contracts/catalogue/stock/get-stock-at'
import { type ProductId, productId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useNavigate, useParams } from 'react-router-dom'
import { PageFailure } from '../../layout/page-failure.tsx'
import { useReachable } from '../../layout/use-reachable.ts'
import { useText } from '../../messages/use-text.ts'
import { StateAtPage } from '../../operations/state-at/state-at-page.tsx'
import { useStock } from './use-stock.ts'

const StockAt = ({ id }: { id: ProductId }) => {
  const text = useText()
  const api = useApi()
  const hasProducts = useReachable('/products')
  const { stock } = useStock(id)
  return (
    <StateAtPage
      id={id}
      title={text('operations.state_at.title.stock')}
      name={<span className="part-number">{stock?.model ?? id}</span>}
      present={{ to: hasProducts ? `/products/${id}/show` : '/stock', label: text('operations.state_at.present') }}
      read={async (moment, signal) =>
        await api.read(getStockAt, { productId: id, ...moment }, { silent: true, signal })
      }
    />
  )
}

/** A product's stock as it was at a moment. */
export const StockAtPage = () => {
  const text = useText()
  const navigate = useNavigate()
  const id = productId.safeParse(useParams().id)
  if (id.success) return <StockAt key={id.data} id={id.data} />
  return <PageFailure message={text('resources.products.page.not_found')} onRetry={() => navigate('/stock')} />
}
