import { readFileSync } from 'node:fs'
import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { z } from 'zod'

const pageTexts = z.object({
  lang: z.string(),
  title: z.string(),
  order: z.string(),
  amount: z.string(),
  goodUntil: z.string(),
  pay: z.string(),
  decline: z.string(),
  demo: z.string(),
  captured: z.string(),
  declined: z.string(),
  closed: z.string(),
  expired: z.string(),
  missing: z.string(),
  otherLanguage: z.string(),
})
export type WalletPageTexts = z.infer<typeof pageTexts>

const read = (language: LanguageCode): WalletPageTexts =>
  pageTexts.parse(JSON.parse(readFileSync(new URL(`./page-texts/${language}.json`, import.meta.url), 'utf8')))

const texts = new Map(languageCodes.map((language) => [language, read(language)]))

export const walletPageTexts = (language: LanguageCode): WalletPageTexts => {
  const found = texts.get(language)
  if (found === undefined) throw new Error(`no texts of the wallet's pages in ${language}`)
  return found
}
