import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { LanguageDefined } from '@pinline/events/catalogue/language-defined'
import type { LanguageEvent } from '@pinline/events/catalogue/language-event'
import { sameValue } from '../same-value.ts'
import type { Language } from './language.ts'

/** Everything that is not translated falls back to it. */
const fallbackLanguage = 'en'

export interface UpdateLanguage {
  readonly type: 'update-language'
  /** Left out, a field stays. */
  readonly patch: {
    readonly [Field in Exclude<keyof LanguageDefined['data'], 'code'>]?: LanguageDefined['data'][Field] | undefined
  }
}

/**
 * Changes how a language is shown, and whether the shop has it. English always is there: everything that is not translated
 * falls back to it. The same again does nothing.
 */
export const decideUpdateLanguage = ({ defined }: Language, { patch }: UpdateLanguage): Decision<LanguageEvent> => {
  if (defined === null) return rejection('not-found')
  const { name, flag, enabled, orderNum } = patch
  const changed = {
    code: defined.code,
    name: name ?? defined.name,
    flag: flag ?? defined.flag,
    enabled: enabled ?? defined.enabled,
    orderNum: orderNum ?? defined.orderNum,
  }
  if (changed.code === fallbackLanguage && !changed.enabled) return rejection('default-language-fixed')
  return sameValue(changed, defined) ? [] : [{ type: 'language-defined', data: changed }]
}
