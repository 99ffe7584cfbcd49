import { z } from 'zod'
import { buyerOrStaff, call } from '../../api/call.ts'
import { fileName, singleLine } from '../../api/text.ts'
import type { UploadRule } from '../../api/upload-rule.ts'
import { uploadResult } from './file-row.ts'
import { fileRules, uploadKind, uploadModule } from './upload-rules.ts'

export const displayName = fileName(120).min(1)
const sortId = singleLine(60).min(1)

/** One file per request; if the field `module` follows the file, the size limit of attachments applies. */
export const oneFile: UploadRule = {
  maxFiles: 1,
  belowBytes: fileRules.contact.belowBytes,
  belowByModule: Object.fromEntries(Object.entries(fileRules).map(([module, { belowBytes }]) => [module, belowBytes])),
}

export const uploadErrors = [
  'upload-type-wrong',
  'file-too-large',
  'file-infected',
  'too-many-files',
  'quota-reached',
] as const

/** Per account: re-encoding pictures is expensive. */
export const uploadLimit = { requests: 60, perSeconds: 60 }

export const uploadFields = z.object({ module: uploadModule, type: uploadKind.optional(), sortId: sortId.optional() })

/** A file for one of the modules. It is deleted after a day unless attached to something. */
export const uploadFile = call({
  name: 'upload-file',
  path: '/upload/file',
  effect: 'command',
  access: buyerOrStaff,
  weight: 8,
  input: uploadFields,
  output: uploadResult,
  errors: uploadErrors,
  storeReply: false,
  limit: uploadLimit,
  upload: oneFile,
})

export const libraryFields = z.object({
  module: z.enum(['admin', 'editor']).default('admin'),
  type: uploadKind.optional(),
  name: displayName.optional(),
  sortId: sortId.optional(),
})
