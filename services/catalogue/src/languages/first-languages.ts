import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { languageStreamId } from '../domain/language/language.ts'
import { languageDecider } from '../domain/language/language-decider.ts'
import { languageStreamIds } from './language-rows.ts'

const flags: Readonly<Record<LanguageCode, string>> = {
  zh_cn: 'cn',
  en: 'gb',
  zh_hk: 'hk',
  pt: 'br',
  it: 'it',
  de: 'de',
  fr: 'fr',
  es: 'es',
  ja: 'jp',
  ru: 'ru',
}

/** Defines the languages of the registry that never existed. */
export const defineFirstLanguages = async (platform: Pick<Platform, 'store' | 'log'>): Promise<void> => {
  const known = await loadStreams(platform, languageDecider, languageStreamIds)
  if ([...known.values()].every(({ state }) => state.defined !== null)) return
  for (const [index, { code, name, enabled }] of languages.entries()) {
    const done = await handleCommand(platform, languageDecider, {
      streamId: languageStreamId(code),
      command: { type: 'define-language', defined: { code, name, flag: flags[code], enabled, orderNum: index + 1 } },
      context: { actor: { kind: 'service', id: 'catalogue' }, correlationId: 'languages', causationId: 'languages' },
    })
    if (isRejection(done)) throw new Error(`the language ${code} was refused: ${done.code}`)
  }
}
