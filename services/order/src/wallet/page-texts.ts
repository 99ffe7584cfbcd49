import { readFileSync } from 'node:fs'
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

const writtenLanguages = ['en', 'zh_cn', 'zh_hk', 'ja', 'de', 'fr', 'es', 'it', 'pt', 'ru'] as const
export type WalletPageLanguage = (typeof writtenLanguages)[number]

/** The language if the wallet's pages are written in it. */
export const walletPageLanguage = (language: unknown): WalletPageLanguage | undefined =>
  writtenLanguages.find((written) => written === language)

const read = (language: WalletPageLanguage): WalletPageTexts =>
  pageTexts.parse(JSON.parse(readFileSync(new URL(`./page-texts/${language}.json`, import.meta.url), 'utf8')))

const texts: Readonly<Record<WalletPageLanguage, WalletPageTexts>> = {
  en: read('en'),
  zh_cn: read('zh_cn'),
  zh_hk: read('zh_hk'),
  ja: read('ja'),
  de: read('de'),
  fr: read('fr'),
  es: read('es'),
  it: read('it'),
  pt: read('pt'),
  ru: read('ru'),
}

export const walletPageTexts = (language: WalletPageLanguage): WalletPageTexts => texts[language]
