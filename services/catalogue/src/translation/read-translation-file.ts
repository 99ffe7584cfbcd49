import { readFile } from 'node:fs/promises'
import type { UploadedFile } from '@pinline/chassis/files/uploaded-file'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { maxTranslatedItems } from '@pinline/contracts/catalogue/content/translated-texts'
import { guessEncoding } from '@pinline/contracts/catalogue/import/guess-encoding'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import { readXliff } from './read-xliff.ts'
import { type TranslationFile, TranslationFileError } from './translation-file.ts'
import { readTranslationTable } from './translation-table.ts'

const refused = (code: TranslationFileError['code']): Rejection => rejection(code, { errors: { file: code } })

/** A translator's file by its content, whatever its name; refused as a whole where it cannot be read. */
export const readTranslationFile = async (
  [file]: readonly UploadedFile[],
  language: ContentLanguage | undefined,
): Promise<TranslationFile | Rejection> => {
  if (file === undefined) throw new Error('a request without a file came through')
  const bytes = await readFile(file.path)
  const text = new TextDecoder(guessEncoding(bytes)).decode(bytes)
  try {
    const read = text.trimStart().startsWith('<') ? await readXliff(text) : await readTranslationTable(text)
    if (read.items.length > maxTranslatedItems) return refused('translation-file-unreadable')
    return language === undefined || read.target === language ? read : refused('translation-language-wrong')
  } catch (error) {
    if (error instanceof TranslationFileError) return refused(error.code)
    throw error
  }
}
