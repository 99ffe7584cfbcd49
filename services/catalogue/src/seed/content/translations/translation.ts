import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { text } from '../write.ts'

/** Texts of one language by `kind slug` of their item. */
export type Translations = Readonly<Record<string, ContentText>>

/** The languages that some items have besides English and Simplified Chinese. */
export type TranslatedLanguage = Exclude<LanguageCode, 'en' | 'zh_cn'>

/** Items of a kind that are a title alone. */
export const titles = (kind: string, list: Readonly<Record<string, string>>): Translations =>
  Object.fromEntries(Object.entries(list).map(([slug, title]) => [`${kind} ${slug}`, text(title, '')]))

/** A text with the words of its link. */
export const linked = (title: string, lead: string, linkLabel: string): ContentText => ({
  ...text(title, lead),
  linkLabel,
})
