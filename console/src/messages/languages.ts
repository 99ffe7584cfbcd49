import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import type { Catalogue } from './catalogue.ts'

/** The languages of the console; another one needs a folder beside these and a line here. */
export const catalogues = {
  en: async () => (await import('./en/en.ts')).en,
  zh_cn: async () => (await import('./zh_cn/zh-cn.ts')).zhCn,
  zh_hk: async () => (await import('./zh_hk/zh-hk.ts')).zhHk,
  es: async () => (await import('./es/es.ts')).es,
  pt: async () => (await import('./pt/pt.ts')).pt,
  ja: async () => (await import('./ja/ja.ts')).ja,
  it: async () => (await import('./it/it.ts')).it,
  de: async () => (await import('./de/de.ts')).de,
  fr: async () => (await import('./fr/fr.ts')).fr,
  ru: async () => (await import('./ru/ru.ts')).ru,
} satisfies Partial<Record<LanguageCode, () => Promise<Catalogue>>>

export type ConsoleLanguage = keyof typeof catalogues

export const isConsoleLanguage = (code: string): code is ConsoleLanguage => Object.hasOwn(catalogues, code)

/** Code and native name of each, for the language menu. */
export const consoleLanguages = languages
  .filter(({ code }) => isConsoleLanguage(code))
  .map(({ code, name }) => ({ locale: code, name }))

/** BCP 47 tag of a language code. */
export const tagOf = (code: string): string => languages.find((language) => language.code === code)?.tag ?? 'en'
