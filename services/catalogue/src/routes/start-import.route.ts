import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { importId } from '@pinline/contracts/catalogue/import/import-row'
import { cancelImport, startImport } from '@pinline/contracts/catalogue/import/start-import'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { mappingFaults } from '../import/columns-of.ts'
import { runImportName } from '../import/import-desk.ts'
import { readBeginning } from '../import/import-source.ts'
import { mappingKey } from '../import/propose-mapping.ts'
import { sourceOf } from '../import/source-of.ts'
import { UnreadableFileError } from '../import/source-row.ts'

const headersOf = async (...read: Parameters<typeof readBeginning>): Promise<readonly string[] | undefined> => {
  try {
    return (await readBeginning(...read)).headers
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return undefined
  }
}

export const startImportRoute = ({ imports, files, platform }: CatalogueParts) =>
  route(startImport, async ({ importId: id, options, mapping, constants, dryRun }, { staffId }) => {
    const document = await imports.find(id)
    const file = document === undefined ? undefined : await files.find(document.fileId)
    if (file === undefined) return rejection('import-not-found')
    const headers = await headersOf(sourceOf(files, file), options)
    if (headers === undefined) return rejection('file-not-readable')
    const errors = mappingFaults(headers, mapping, constants)
    if (Object.keys(errors).length > 0) return rejection('mapping-incomplete', { errors })
    const started = await imports.start(id, { options, headers, mapping, constants, dryRun, startedBy: staffId })
    if (started === undefined) return rejection('import-running')
    await imports.remember(mappingKey(staffId, headers), headers, mapping)
    platform.wake(runImportName, id, platform.clock.now())
    return answer({ importId: id, state: started.state })
  })

export const cancelImportRoute = ({ imports, platform }: CatalogueParts) =>
  route(cancelImport, async ({ importId: id }) => {
    const document = await imports.cancel(id)
    if (document === undefined) return rejection('import-not-found')
    platform.wake(runImportName, id, platform.clock.now())
    return answer({ importId: importId.parse(document._id), state: document.state })
  })
