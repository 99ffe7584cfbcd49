import { permissionOf } from '@pinline/contracts/api/call'
import { approveExchangeRate } from '@pinline/contracts/catalogue/price/approve-exchange-rate'
import type { CurrencyRow } from '@pinline/contracts/catalogue/price/currency-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { CommandButton } from '../../layout/command-button.tsx'
import { useText } from '../../messages/use-text.ts'
import { useProposalResult } from './use-proposal-result.ts'

interface ApproveExchangeRateProps {
  readonly currency: CurrencyRow
  readonly onChanged: () => void
}

/** Sets a rate that somebody else proposed. */
export const ApproveExchangeRateButton = ({ currency: { code, revision }, onChanged }: ApproveExchangeRateProps) => {
  const text = useText()
  const { send, isPending } = useCommand(approveExchangeRate)
  const showResult = useProposalResult(code, 'set', onChanged)
  return (
    <CommandButton
      permission={permissionOf(approveExchangeRate)}
      busy={isPending}
      onPress={async () => showResult(await send({ code, revision }))}
    >
      {text('resources.currencies.proposed.approve')}
      <span className="visually-hidden">{code}</span>
    </CommandButton>
  )
}
