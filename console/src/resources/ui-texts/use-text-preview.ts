import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { useTranslate } from 'react-admin'
import { consoleLines, shopLines } from './preview-lines.ts'

/** The lines of a text with sample values; undefined if it cannot be read. */
export const useTextPreview = (key: string, language: LanguageCode) => {
  const translate = useTranslate()
  return (text: string): string[] | undefined => {
    const tag = languageTag(language)
    try {
      return key.startsWith('console:')
        ? consoleLines(text, tag, (phrase, values) => translate('', { ...values, _: phrase }))
        : shopLines(text, tag)
    } catch {
      return undefined
    }
  }
}
