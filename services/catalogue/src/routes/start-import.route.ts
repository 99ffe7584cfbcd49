import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { startImport } from '@pinline/contracts/catalogue/import/start-import'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { mappingErrors } from '../import/columns-of.ts'
import { kindOf } from '../import/import-document.ts'
import { runImportName } from '../import/import-runner.ts'
import { readBeginning } from '../import/import-source.ts'
import { mappingKey } from '../import/propose-mapping.ts'
import { sourceOf } from '../import/source-of.ts'
import { UnreadableFileError } from '../import/source-row.ts'
import { taxonomyProjection } from '../read-models/taxonomy/taxonomy.projection.ts'
import { mayImport } from './import-preview.ts'

const beginningOf = async (...read: Parameters<typeof readBeginning>) => {
  try {
    return await readBeginning(...read)
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return undefined
  }
}

/** Waits for the caller's own changes of the taxonomy: a category that was just added is known to the run. */
export const startImportRoute = ({ imports, files, platform }: CatalogueDeps) =>
  route(
    startImport,
    async ({ importId: id, options: chosen, mapping, constants, dryRun }, context) => {
      const { staffId } = context
      const document = await imports.find(id)
      const file = document === undefined ? undefined : await files.find(document.fileId)
      if (document === undefined || file === undefined) return rejection('import-not-found')
      const kind = kindOf(document)
      if (!mayImport(context, kind)) return rejection('forbidden')
      const beginning = await beginningOf(sourceOf(files, file), chosen, kind)
      if (beginning === undefined) return rejection('file-not-readable')
      const { headers, options } = beginning
      const errors = mappingErrors(kind, headers, mapping, constants)
      if (Object.keys(errors).length > 0) return rejection('mapping-incomplete', { errors })
      const started = await imports.start(id, { options, headers, mapping, constants, dryRun, startedBy: staffId })
      if (started === undefined) return rejection('import-running')
      await imports.storeMapping(mappingKey(staffId, kind, headers), headers, mapping)
      platform.wake(runImportName, id, platform.clock.now())
      return result({ importId: id, state: started.state })
    },
    { waitsFor: [taxonomyProjection] },
  )
