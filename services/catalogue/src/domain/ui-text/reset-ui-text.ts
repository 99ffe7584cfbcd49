import type { Decision } from '@pinline/chassis/domain/decider'
import type { UiTextEvent } from '@pinline/events/catalogue/ui-text-event'
import type { UiTexts } from './ui-text.ts'

export interface ResetUiText {
  readonly type: 'reset-ui-text'
  readonly key: string
}

/** Lets a text read as its file says again. One that was not changed stays as it is. */
export const decideResetUiText = ({ changed }: UiTexts, { key }: ResetUiText): Decision<UiTextEvent> =>
  changed.has(key) ? [{ type: 'ui-text-reset', data: { key } }] : []
