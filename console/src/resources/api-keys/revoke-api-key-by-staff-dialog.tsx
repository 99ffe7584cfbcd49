import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { revokeApiKeyByStaff } from '@pinline/contracts/account/api-keys/revoke-api-key-by-staff'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RevokeApiKeyByStaffDialogProps {
  readonly apiKey: ApiKeyRow
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onReload: () => Promise<void>
}

/** Confirms revoking a key. */
export const RevokeApiKeyByStaffDialog = ({ apiKey, ...dialog }: RevokeApiKeyByStaffDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(revokeApiKeyByStaff)
  return (
    <ConfirmCommand
      title={text('resources.api-keys.revoke.title', { name: apiKey.name ?? apiKey.prefix })}
      effects={[text('resources.api-keys.revoke.effects.refused'), text('resources.api-keys.revoke.effects.final')]}
      confirm={text('resources.api-keys.revoke.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: apiKey.id })}
      {...dialog}
    />
  )
}
