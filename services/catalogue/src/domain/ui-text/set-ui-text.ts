import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { UiTextEvent } from '@pinline/events/catalogue/ui-text-event'
import type { UiTextSet } from '@pinline/events/catalogue/ui-text-set'
import { sameValue } from '../same-value.ts'
import { argumentsOf } from './text-arguments.ts'
import type { UiTexts } from './ui-text.ts'

/** Changed texts of a language: the shop loads them with each page, and a state must stay below a megabyte. */
export const maxChangedTexts = 500

export interface SetUiText {
  readonly type: 'set-ui-text'
  readonly change: UiTextSet['data']
}

/**
 * Puts a text in the place of what a file says. It must use the values that the file's text uses, no others, so that no
 * number or link is lost and no name in braces is shown. What the file says itself is a text to reset, and the same
 * again does nothing.
 */
export const decideSetUiText = ({ changed }: UiTexts, { change }: SetUiText): Decision<UiTextEvent> => {
  const { key, text, base, source } = change
  const written = argumentsOf(key, text)
  if (written === undefined) return rejection('ui-text-malformed')
  const replaced = argumentsOf(key, base === '' ? source : base)
  if (replaced !== undefined && !sameValue([...written].sort(), [...replaced].sort()))
    return rejection('ui-text-arguments-differ')
  if (text === base) return changed.has(key) ? [{ type: 'ui-text-reset', data: { key } }] : []
  if (!changed.has(key) && changed.size >= maxChangedTexts) return rejection('ui-text-limit-reached')
  return sameValue(changed.get(key), { text, base, source }) ? [] : [{ type: 'ui-text-set', data: change }]
}
