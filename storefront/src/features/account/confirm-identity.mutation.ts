import { confirmIdentity } from '@pinline/contracts/account/session/confirm-identity'
import { useCommand } from '@pinline/ui/commands/use-command'

/** Proves who is signed in, by password or code; the returned ticket is valid for one sensitive call. */
export const useConfirmIdentity = () => useCommand(confirmIdentity, { notifyOnFailure: true }).send
