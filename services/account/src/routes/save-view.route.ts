import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import { saveView } from '@pinline/contracts/account/views/save-view'
import { viewQuery } from '@pinline/contracts/account/views/saved-view'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { idOfRequest } from '../accounts/change-permissions.ts'
import { viewEditor } from '../accounts/view-editor.ts'
import { type SavedViewsCommand, savedViewsDecider } from '../domain/views/saved-views-decider.ts'
import { savedViewOf } from '../read-models/saved-views/saved-views.query.ts'

/** What a view shows goes into the vault, where it is not there already; the event refers to it. */
export const saveViewRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, saveView, savedViewsDecider, {
    toCommand: async (
      { list, id, revision, name, query },
      context,
    ): Promise<StreamCommand<SavedViewsCommand> | Rejection> => {
      const viewId = id ?? idOfRequest(platform, 'v', context.commandContext)
      const { state } = await loadStream(platform, savedViewsDecider, list)
      const known = state.views.get(viewId)
      if (id !== undefined && known === undefined) return rejection('saved-view-not-found')
      const isSame = known !== undefined && (await platform.vault.get(known.viewRef, viewQuery)) === query
      const viewRef = isSame ? known.viewRef : await platform.vault.put('view', viewId, query, viewQuery)
      return {
        streamId: list,
        command: {
          type: 'save-view',
          list,
          viewId,
          revision: id === undefined ? undefined : (revision ?? 0),
          name,
          viewRef,
          by: viewEditor(context),
          now: platform.clock.now().toISOString(),
        },
      }
    },
    toOutput: ({ state }, { command, input, context: { staffId } }) => {
      const view = state.views.get('viewId' in command ? (command.viewId ?? '') : '')
      return view === undefined ? rejection('saved-view-not-found') : savedViewOf(view, input.query, staffId)
    },
  })
