import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { previewImport } from '@pinline/contracts/catalogue/import/preview-import'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { kindOf } from '../import/import-document.ts'
import { readBeginning } from '../import/import-source.ts'
import { sourceOf } from '../import/source-of.ts'
import { previewFile, readable } from './import-preview.ts'

export const previewImportRoute = (deps: CatalogueDeps) =>
  route(previewImport, async ({ importId, options }, context) => {
    const document = await deps.imports.find(importId)
    const file = document === undefined ? undefined : await deps.files.find(document.fileId)
    if (document === undefined || file === undefined) return rejection('import-not-found')
    const kind = kindOf(document)
    const beginning = await readable(readBeginning(sourceOf(deps.files, file), options ?? document.options, kind))
    if (isRejection(beginning)) return beginning
    const chosen = beginning.options
    const { fileName, size } = document
    const about = { id: document._id, kind, fileName, size, options: chosen }
    return result(await previewFile(deps, about, beginning, context))
  })
