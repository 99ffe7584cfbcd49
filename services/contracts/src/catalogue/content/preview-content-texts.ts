import { call, staff } from '../../api/call.ts'
import { translatedTexts, translationFile, translationFileBelowBytes } from './translated-texts.ts'

/** What `import-content-texts` would do with a file. Changes nothing. */
export const previewContentTexts = call({
  name: 'preview-content-texts',
  path: '/private/content/preview-texts',
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
  audited: 'never',
  upload: { maxFiles: 1, belowBytes: translationFileBelowBytes },
})
