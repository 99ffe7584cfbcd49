import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useText } from '../../messages/use-text.ts'

/** Whether a buyer can sign in; an erased one never again. */
export const BuyerStateBadge = ({ state }: Pick<BuyerRow, 'state'>) => {
  const text = useText()
  if (state === 'erased') return <span className="tag">{text('resources.buyers.state.erased')}</span>
  return <StateBadge disabled={state === 'disabled'} />
}
