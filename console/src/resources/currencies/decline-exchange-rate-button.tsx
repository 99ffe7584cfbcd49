import { permissionOf } from '@pinline/contracts/api/call'
import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { declineExchangeRate } from '@pinline/contracts/catalogue/price/decline-exchange-rate'
import { useCommand } from '@pinline/ui/commands/use-command'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { useProposalResult } from './use-proposal-result.ts'

interface DeclineExchangeRateProps {
  readonly currency: CurrencyRow
  readonly onChanged: () => void
}

/** Drops a proposed rate; whoever proposed it may take it back too. */
export const DeclineExchangeRateButton = ({ currency: { code, revision }, onChanged }: DeclineExchangeRateProps) => {
  const text = useText()
  const { send, isPending } = useCommand(declineExchangeRate)
  const showResult = useProposalResult(code, 'declined', onChanged)
  return (
    <CommandButton
      permission={permissionOf(declineExchangeRate)}
      busy={isPending}
      onPress={async () => showResult(await send({ code, revision }))}
    >
      {text('resources.currencies.proposed.decline')}
      <span className="visually-hidden">{code}</span>
    </CommandButton>
  )
}
