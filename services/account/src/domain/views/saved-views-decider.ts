import type { Decider } from '@pinline/chassis/domain/decider'
import { type SavedViewsEvent, savedViewsEvent } from '@pinline/events/account/saved-views-event'
import { type ChooseDefaultView, decideChooseDefaultView } from './choose-default-view.ts'
import { decideRemoveView, type RemoveView } from './remove-view.ts'
import { decideSaveView, type SaveView } from './save-view.ts'
import { evolve, noViews, type SavedViews } from './saved-views.ts'
import { decideShareView, type ShareView } from './share-view.ts'

export type SavedViewsCommand = SaveView | ShareView | RemoveView | ChooseDefaultView

/** The saved views of a list; the id of the stream is the list's name. */
export const savedViewsDecider: Decider<SavedViews, SavedViewsCommand, SavedViewsEvent> = {
  streamType: 'saved-views',
  initial: noViews,
  evolve,
  eventSchema: savedViewsEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'save-view':
        return decideSaveView(state, command)
      case 'share-view':
        return decideShareView(state, command)
      case 'remove-view':
        return decideRemoveView(state, command)
      case 'choose-default-view':
        return decideChooseDefaultView(state, command)
      default:
        return command satisfies never
    }
  },
}
