import { revokeSignature } from '@pinline/contracts/order/signature/revoke-signature'
import type { OrderNumber } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RevokeSignatureDialogProps {
  readonly orderNo: OrderNumber
  readonly signatureNo: number
  readonly name: string
  readonly onDone: () => void
  readonly onReload: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before a signature is taken off its document. */
export const RevokeSignatureDialog = (dialog: RevokeSignatureDialogProps) => {
  const { orderNo, signatureNo, name, onDone, onReload, onClose } = dialog
  const text = useText()
  const { send, isPending } = useCommand(revokeSignature)
  return (
    <ConfirmCommand
      title={text('resources.orders.signatures.revoke_title', { name })}
      effects={[text('resources.orders.signatures.revoke_effect')]}
      confirm={text('resources.orders.signatures.revoke')}
      tone="danger"
      busy={isPending}
      send={() => send({ orderNo, signatureNo })}
      onDone={onDone}
      onReload={async () => void (await onReload())}
      onClose={onClose}
    />
  )
}
