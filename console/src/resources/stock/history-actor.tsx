import type { StockChange } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'

/** The actor of a change to a product or its stock. */
export const HistoryActor = ({ actor }: { actor: StockChange['actor'] }) => {
  const text = useText()
  if (actor.kind === 'staff') return <ObjectName id={actor.id} />
  return text(`resources.stock.history.by.${actor.kind}`)
}
