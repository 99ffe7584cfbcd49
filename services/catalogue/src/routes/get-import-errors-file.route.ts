import { Readable } from 'node:stream'
import { binaryResult } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getImportErrorsFile } from '@pinline/contracts/catalogue/import/get-import-errors-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { errorTable } from '../import/error-table.ts'
import { rowsOf } from '../import/import-source.ts'
import { sourceOf } from '../import/source-of.ts'

export const getImportErrorsFileRoute = ({ imports, files }: CatalogueDeps) =>
  route(getImportErrorsFile, async ({ importId }) => {
    const document = await imports.find(importId)
    if (document === undefined) return rejection('import-not-found')
    const file = await files.find(document.fileId)
    if (file === undefined) return rejection('file-not-found')
    const rows = rowsOf(sourceOf(files, file), document.options, document.headers)
    const stem = document.fileName.replace(/(\.(csv|tsv|txt|json|jsonl|ndjson|xlsx|gz))+$/i, '')
    return binaryResult({
      stream: Readable.from(errorTable(rows, imports.errorsByLine(document), document.headers)),
      mediaType: 'text/csv',
      name: `${stem}-errors.csv`,
    })
  })
