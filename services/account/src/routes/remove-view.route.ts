import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import { removeView } from '@pinline/contracts/account/views/remove-view'
import type { AccountDeps } from '../account-deps.ts'
import { viewEditor } from '../accounts/view-editor.ts'
import { type SavedViewsCommand, savedViewsDecider } from '../domain/views/saved-views-decider.ts'

/** What the view showed is erased from the vault as well. */
export const removeViewRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, removeView, savedViewsDecider, {
    toCommand: ({ list, id, revision }, context): StreamCommand<SavedViewsCommand> => ({
      streamId: list,
      command: {
        type: 'remove-view',
        list,
        viewId: id,
        revision,
        by: viewEditor(context),
        now: platform.clock.now().toISOString(),
      },
    }),
    toOutput: async (_done, { input: { id } }) => {
      await platform.vault.erase('view', id)
      return { id }
    },
  })
