import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { UploadedFile } from '@pinline/chassis/files/uploaded-file'
import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { fileRules, type MediaType, typeOfName } from '@pinline/contracts/catalogue/file/upload-rules'
import type { ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import { uploadImport } from '@pinline/contracts/catalogue/import/upload-import'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { guessOptions, type ImportSource, readBeginning } from '../import/import-source.ts'
import { mayImport, previewFile, readable } from './import-preview.ts'

const rule = fileRules.import
const maxNameLength = 120

const typeOf = ({ name }: UploadedFile, { format }: ReadingOptions): MediaType => {
  if (typeOfName(name) === 'application/gzip') return 'application/gzip'
  if (format === 'xlsx') return 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return format === 'csv' ? 'text/csv' : 'application/json'
}

const wrongType = rejection('upload-type-wrong', {
  errors: { file: 'upload-type-wrong' },
  data: { allowed: rule.types },
})

/** Attaches the file to its import: it is deleted together with the import. */
const storeFile = async (
  { files }: CatalogueDeps,
  file: UploadedFile,
  id: string,
  options: ReadingOptions,
  { staffId, commandContext }: RequestContext,
) => {
  const owner = { kind: 'staff' as const, id: staffId }
  const about = { type: typeOf(file, options), size: file.size, kind: null, width: null, height: null, sortId: null }
  const name = file.name.slice(-maxNameLength)
  const stored = await files.storeFile({ owner, module: 'import', name, ...about }, file, commandContext.request)
  if (isRejection(stored)) return stored
  const attached = await files.attach({ fileIds: [stored._id], to: `import-${id}`, owner, replaces: false })
  return isRejection(attached) ? attached : stored
}

export const uploadImportRoute = (deps: CatalogueDeps) =>
  route(uploadImport, async ({ kind }, context) => {
    if (!mayImport(context, kind)) return rejection('forbidden')
    const { imports, platform } = deps
    const [file] = context.files
    if (file === undefined) throw new Error('a request without a file came through')
    const named = typeOfName(file.name)
    if (named === undefined || (named !== null && !rule.types.includes(named))) return wrongType
    const source: ImportSource = { open: async () => createReadStream(file.path) }
    const guessed = await readable(guessOptions(source))
    if (isRejection(guessed)) return guessed
    const beginning = await readable(readBeginning(source, guessed, kind))
    if (isRejection(beginning)) return beginning
    const { options } = beginning
    const request = context.commandContext.request
    const id =
      request === undefined
        ? platform.newId('i')
        : `i-${createHash('sha256').update(request.id).digest('hex').slice(0, 24)}`
    const stored = await storeFile(deps, file, id, options, context)
    if (isRejection(stored)) return stored
    const about = { id, kind, fileName: stored.name, size: stored.size, options }
    const shown = await previewFile(deps, about, beginning, context)
    const { fileName, size } = about
    const { headers, mapping } = shown
    await imports.create(id, {
      kind,
      fileId: stored._id,
      fileName,
      size,
      options,
      headers,
      mapping,
      createdBy: context.staffId,
    })
    return result(shown)
  })
