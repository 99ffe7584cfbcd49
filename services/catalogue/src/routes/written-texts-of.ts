import type { ContentLanguage, ContentText, ContentTexts } from '@pinline/events/catalogue/content-text'

/** Texts without those that the editor removed. */
export const writtenTextsOf = (
  texts: Readonly<Partial<Record<ContentLanguage, ContentText | null | undefined>>>,
): ContentTexts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null && text !== undefined)) as ContentTexts
