import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import {
  defaultLanguage,
  type LanguageCode,
  languageCode,
  languageCodes,
  languageTag,
} from '@pinline/contracts/api/languages'
import type { LanguageRow } from '@pinline/contracts/catalogue/language/language-row'
import { flagPath } from '../currencies/currency-rows.ts'
import { type Language, languageStreamId } from '../domain/language/language.ts'
import { languageDecider } from '../domain/language/language-decider.ts'

export const languageStreamIds: readonly string[] = languageCodes.map(languageStreamId)

/** A language for its editors. Undefined before it is defined, or if this release does not know it. */
export const languageRowOf = ({ defined }: Language, revision: number): LanguageRow | undefined => {
  const code = languageCode.safeParse(defined?.code)
  if (defined === null || !code.success) return undefined
  return {
    ...defined,
    code: code.data,
    tag: languageTag(code.data),
    image: flagPath(defined.flag),
    isDefault: code.data === defaultLanguage,
    revision,
  }
}

/** All languages in their order, read up to the ends of their streams. */
export const readLanguages = async (platform: Pick<Platform, 'store' | 'log'>): Promise<readonly LanguageRow[]> =>
  [...(await loadStreams(platform, languageDecider, languageStreamIds)).values()]
    .flatMap(({ state, version }) => languageRowOf(state, version) ?? [])
    .sort((a, b) => a.orderNum - b.orderNum || (a.code < b.code ? -1 : 1))

const cached = cachedForASecond(readLanguages)

/** All languages in their order, as they were at most a second ago. */
export const knownLanguages = cached.read

/** Called after a change on this instance, which others see within a second. */
export const invalidateLanguages = cached.invalidate

/** The share of published content that is complete in a language, 0 to 1. */
export const contentShareOf = (
  items: Iterable<{ readonly languages: readonly LanguageCode[] }>,
  code: LanguageCode,
): number => {
  const all = [...items]
  return all.length === 0 ? 1 : all.filter(({ languages }) => languages.includes(code)).length / all.length
}
