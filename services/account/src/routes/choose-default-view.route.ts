import { commandRoute, type StreamCommand } from '@pinline/chassis/http/command-route'
import { chooseDefaultView } from '@pinline/contracts/account/views/choose-default-view'
import type { AccountDeps } from '../account-deps.ts'
import { type SavedViewsCommand, savedViewsDecider } from '../domain/views/saved-views-decider.ts'

export const chooseDefaultViewRoute = ({ platform }: AccountDeps) =>
  commandRoute(platform, chooseDefaultView, savedViewsDecider, {
    toCommand: ({ list, id }, { staffId }): StreamCommand<SavedViewsCommand> => ({
      streamId: list,
      command: {
        type: 'choose-default-view',
        list,
        viewId: id,
        staffId,
        now: platform.clock.now().toISOString(),
      },
    }),
    toOutput: ({ state }, { context: { staffId } }) => ({ defaultId: state.defaults.get(staffId) ?? null }),
  })
