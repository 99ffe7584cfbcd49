import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { setBuyerState } from '@pinline/contracts/account/people/set-buyer-state'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

export interface BuyerDialogProps {
  readonly buyer: BuyerRow
  /** What the buyer is called. */
  readonly name: string
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms disabling or enabling a buyer's account. */
export const SetBuyerStateDialog = ({ buyer, name, ...dialog }: BuyerDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(setBuyerState)
  const disabled = buyer.state === 'active'
  const effects = disabled
    ? [
        text('resources.buyers.disable.effects.sessions'),
        text('resources.buyers.disable.effects.login'),
        text('resources.buyers.disable.effects.orders'),
      ]
    : [text('resources.buyers.enable.effects.login'), text('resources.buyers.enable.effects.sessions')]
  return (
    <ConfirmCommand
      title={text(disabled ? 'resources.buyers.disable.title' : 'resources.buyers.enable.title', { name })}
      effects={effects}
      confirm={text(disabled ? 'resources.buyers.disable.confirm' : 'resources.buyers.enable.confirm')}
      tone={disabled ? 'danger' : 'gold'}
      busy={isPending}
      send={() => send({ id: buyer.id, disabled })}
      {...dialog}
    />
  )
}
