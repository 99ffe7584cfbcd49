import { chooseDefaultView } from '@pinline/contracts/account/views/choose-default-view'
import { saveView } from '@pinline/contracts/account/views/save-view'
import type { SavedView, ViewedList } from '@pinline/contracts/account/views/saved-view'
import { shareView } from '@pinline/contracts/account/views/share-view'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import type { MessageKey } from '../../../messages/catalogue.ts'

/** The commands on a view that need no more than a press; each says what became of it, and the views are read again. */
export const useViewCommands = (list: ViewedList, onSettled: () => Promise<unknown>) => {
  const notify = useNotify()
  const save = useCommand(saveView)
  const share = useCommand(shareView)
  const choose = useCommand(chooseDefaultView)
  const report = async (result: CommandResult<unknown>, done: MessageKey) => {
    await onSettled()
    if (result.kind === 'done') notify(done)
    else if (result.kind === 'conflict') notify('shell.views.conflict', { type: 'error' })
    else if (result.message !== '') notify(result.message, { type: 'error' })
  }
  return {
    saveChanges: async ({ id, revision, name }: SavedView, query: string) =>
      await report(await save.send({ list, id, revision, name, query }), 'shell.views.saved'),
    setShared: async ({ id, revision }: SavedView, shared: boolean) =>
      await report(
        await share.send({ list, id, revision, shared }),
        shared ? 'shell.views.shared_done' : 'shell.views.unshared_done',
      ),
    setDefault: async (id: string | null) =>
      await report(
        await choose.send({ list, id }),
        id === null ? 'shell.views.default_removed' : 'shell.views.default_set',
      ),
  }
}
