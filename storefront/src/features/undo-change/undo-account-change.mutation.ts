import { undoAccountChange } from '@pinline/contracts/account/buyer/undo-account-change'
import { useCommand } from '@pinline/ui/commands/use-command'

/** Undoes the change of a link. */
export const useUndoAccountChange = () => useCommand(undoAccountChange, { notifyOnFailure: true })
