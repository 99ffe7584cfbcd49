import type { TranslationFormat } from '@pinline/contracts/catalogue/content/translated-texts'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import type { FilePassages } from './apply-translation.ts'

/** An item of a translator's file. */
export interface FileItem {
  readonly id: string
  readonly sourceHash: string
  readonly targetHash: string
  readonly passages: FilePassages
}

/** A translator's file that could be read. */
export interface TranslationFile {
  readonly format: TranslationFormat
  readonly source: ContentLanguage
  readonly target: ContentLanguage
  readonly items: readonly FileItem[]
}

export type FileFault = 'translation-file-unreadable' | 'translation-file-unsafe' | 'translation-language-wrong'

/** Why a file as a whole is not accepted. */
export class TranslationFileError extends Error {
  override readonly name = 'TranslationFileError'
  readonly code: FileFault

  constructor(code: FileFault, message: string) {
    super(message)
    this.code = code
  }
}

export const unreadable = (message: string): TranslationFileError =>
  new TranslationFileError('translation-file-unreadable', message)

/** What the export wrote beside an item, e.g. `pinline:<hash>:<hash>`. */
export const hashesOf = (original: string): Pick<FileItem, 'sourceHash' | 'targetHash'> => {
  const [mark, sourceHash, targetHash] = original.split(':')
  if (mark !== 'pinline' || sourceHash === undefined || targetHash === undefined)
    throw unreadable('it was not exported here')
  return { sourceHash, targetHash }
}
