import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import type { Platform } from '@pinline/chassis/service'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { UiTextSurface } from '@pinline/contracts/catalogue/ui-text/ui-text-fields'
import { type UiTexts, uiTextsStreamId } from '../domain/ui-text/ui-text.ts'
import { uiTextDecider } from '../domain/ui-text/ui-text-decider.ts'

type Overrides = Partial<Record<LanguageCode, Record<string, string>>>

const overridesOf = ({ changed }: UiTexts, surface: UiTextSurface): Record<string, string> =>
  Object.fromEntries(
    [...changed]
      .filter(([key]) => key.startsWith(`${surface}:`))
      .map(([key, { text }]) => [key.slice(surface.length + 1), text]),
  )

const cached = cachedForASecond(async (platform: Pick<Platform, 'store' | 'log'>) => {
  const streamIds = languageCodes.map(uiTextsStreamId)
  const streams = await loadStreams(platform, uiTextDecider, streamIds)
  const ofSurface = (surface: UiTextSurface): Overrides =>
    Object.fromEntries(
      languageCodes
        .map((code) => [code, overridesOf(streams.get(uiTextsStreamId(code))?.state ?? uiTextDecider.initial, surface)])
        .filter(([, texts]) => Object.keys(texts ?? {}).length > 0),
    )
  return { shop: ofSurface('shop'), console: ofSurface('console') }
})

/** The changed texts of every language, as they were at most a second ago. */
export const textOverrides = cached.read

/** Called after a change on this instance, which others see within a second. */
export const invalidateTextOverrides = cached.invalidate
