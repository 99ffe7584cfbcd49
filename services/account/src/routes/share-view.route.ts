import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import { viewQuery } from '@pinline/contracts/account/views/saved-view'
import { shareView } from '@pinline/contracts/account/views/share-view'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { viewEditor } from '../accounts/view-editor.ts'
import { type SavedViewsCommand, savedViewsDecider } from '../domain/views/saved-views-decider.ts'
import { savedViewOf } from '../read-models/saved-views/saved-views.query.ts'

export const shareViewRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, shareView, savedViewsDecider, {
    toCommand: ({ list, id, revision, shared }, context): StreamCommand<SavedViewsCommand> => ({
      streamId: list,
      command: {
        type: 'share-view',
        list,
        viewId: id,
        revision,
        shared,
        by: viewEditor(context),
        now: platform.clock.now().toISOString(),
      },
    }),
    toOutput: async ({ state }, { input: { id }, context: { staffId } }) => {
      const view = state.views.get(id)
      const query = view === undefined ? undefined : await platform.vault.get(view.viewRef, viewQuery)
      return view === undefined || query === undefined
        ? rejection('saved-view-not-found')
        : savedViewOf(view, query, staffId)
    },
  })
