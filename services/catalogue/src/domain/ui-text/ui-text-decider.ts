import type { Decider } from '@pinline/chassis/domain/decider'
import { type UiTextEvent, uiTextEvent } from '@pinline/events/catalogue/ui-text-event'
import { decideResetUiText, type ResetUiText } from './reset-ui-text.ts'
import { decideSetUiText, type SetUiText } from './set-ui-text.ts'
import { evolveUiTexts, noUiTexts, type UiTexts } from './ui-text.ts'

type UiTextCommand = SetUiText | ResetUiText

/** Decides which texts of the screens read otherwise in a language than its files say. */
export const uiTextDecider: Decider<UiTexts, UiTextCommand, UiTextEvent> = {
  streamType: 'ui-texts',
  initial: noUiTexts,
  evolve: evolveUiTexts,
  eventSchema: uiTextEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'set-ui-text':
        return decideSetUiText(state, command)
      case 'reset-ui-text':
        return decideResetUiText(state, command)
      default:
        return command satisfies never
    }
  },
}
