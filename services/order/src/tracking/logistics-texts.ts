import { readFileSync } from 'node:fs'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { z } from 'zod'

export const logisticsSteps = [
  'handed-over',
  'export-declared',
  'departed',
  'arrived',
  'customs-cleared',
  'out-for-delivery',
] as const
export type LogisticsStep = (typeof logisticsSteps)[number]

const texts = z.record(z.enum(logisticsSteps), z.string().min(1))

const read = (language: LanguageCode): z.infer<typeof texts> =>
  texts.parse(JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')))

const byLanguage = new Map(languageCodes.map((language) => [language, read(language)]))

/** Text of a carrier's entry; `{carrier}` becomes its name. */
export const logisticsText = (language: LanguageCode, step: LogisticsStep, carrier: string): string =>
  (byLanguage.get(language)?.[step] ?? step).replace('{carrier}', () => carrier)
