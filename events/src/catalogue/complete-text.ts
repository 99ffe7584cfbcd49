import type { ContentKind } from './content-details.ts'
import { type ContentLanguage, type ContentText, type ContentTexts, contentLanguage } from './content-text.ts'

/** Kinds that readers open as a page of its own, so that it needs a body. */
const kindsWithBody: readonly ContentKind[] = ['page', 'news', 'blog', 'solution']

/** Whether a text can be shown to readers: it has a title, and a body where its kind is a page. */
export const isComplete = (kind: ContentKind, text: ContentText | undefined): boolean =>
  text !== undefined && text.title !== '' && (text.body !== null || !kindsWithBody.includes(kind))

/** The languages whose texts are complete, in the order of the registry. */
export const completeLanguages = (kind: ContentKind, texts: ContentTexts): ContentLanguage[] =>
  contentLanguage.options.filter((language) => isComplete(kind, texts[language]))

/** The language that others are translated from: English where it is complete, else the first that is, else any. */
export const sourceLanguageOf = (kind: ContentKind, texts: ContentTexts): ContentLanguage => {
  if (isComplete(kind, texts.en)) return 'en'
  return completeLanguages(kind, texts)[0] ?? contentLanguage.options.find((one) => texts[one] !== undefined) ?? 'en'
}

const before: Readonly<Partial<Record<ContentLanguage, ContentLanguage>>> = { zh_hk: 'zh_cn' }

/** In which order languages stand in for one: itself, its relative, English, then all others. */
export const languageChain = (language: ContentLanguage): readonly ContentLanguage[] => {
  const relative = before[language]
  const first = [language, ...(relative === undefined ? [] : [relative]), 'en' as const]
  return [...new Set([...first, ...contentLanguage.options])]
}

/** The language of the chain whose text is complete; undefined if none is. */
export const languageShown = (
  kind: ContentKind,
  texts: ContentTexts,
  requested: ContentLanguage,
): ContentLanguage | undefined => languageChain(requested).find((language) => isComplete(kind, texts[language]))
