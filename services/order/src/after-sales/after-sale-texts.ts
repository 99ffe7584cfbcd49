import { readFileSync } from 'node:fs'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { afterSaleKind, afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { z } from 'zod'

const names = z.object({
  kind: z.record(afterSaleKind, z.string().min(1)),
  reason: z.record(afterSaleReason, z.string().min(1)),
})
type Names = z.infer<typeof names>

const read = (language: LanguageCode): Names =>
  names.parse(JSON.parse(readFileSync(new URL(`./texts/${language}.json`, import.meta.url), 'utf8')))

const byLanguage = new Map(languageCodes.map((language) => [language, read(language)]))

/** Names of the kinds of after-sales service and of its reasons. Every language has them all. */
export const afterSaleNames = (language: LanguageCode): Names => {
  const found = byLanguage.get(language)
  if (found === undefined) throw new Error(`after-sales service has no names in ${language}`)
  return found
}
