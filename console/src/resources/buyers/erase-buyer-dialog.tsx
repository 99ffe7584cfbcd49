import { eraseBuyer } from '@pinline/contracts/account/people/erase-buyer'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import type { BuyerDialogProps } from './set-buyer-state-dialog.tsx'

/** Confirms the erasure of a buyer's data, which nothing brings back. */
export const EraseBuyerDialog = ({ buyer, name, ...dialog }: BuyerDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(eraseBuyer)
  return (
    <ConfirmCommand
      title={text('resources.buyers.erase.title', { name })}
      effects={[
        text('resources.buyers.erase.effects.data'),
        text('resources.buyers.erase.effects.orders'),
        text('resources.buyers.erase.effects.final'),
      ]}
      confirm={text('resources.buyers.erase.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: buyer.id, confirmation: true })}
      {...dialog}
    />
  )
}
