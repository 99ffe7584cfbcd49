import { call, staff } from '../../api/call.ts'
import { translatedTexts, translationFile, translationFileBelowBytes } from './translated-texts.ts'

/**
 * Writes the translations of a file into the drafts of its items, one after the other: each as a whole or not at all. What
 * is there already is left alone, so that a file may be imported again after a failure.
 */
export const importContentTexts = call({
  name: 'import-content-texts',
  path: '/private/content/import-texts',
  effect: 'command',
  access: staff('content.update'),
  weight: 32,
  input: translationFile,
  output: translatedTexts,
  errors: [
    'translation-file-unreadable',
    'translation-file-unsafe',
    'translation-language-wrong',
    'file-too-large',
    'file-infected',
    'too-many-files',
  ],
  storeReply: false,
  upload: { maxFiles: 1, belowBytes: translationFileBelowBytes },
})
