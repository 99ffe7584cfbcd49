import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { cancelImport } from '@pinline/contracts/catalogue/import/cancel-import'
import { importId } from '@pinline/contracts/catalogue/import/import-row'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { runImportName } from '../import/import-runner.ts'

export const cancelImportRoute = ({ imports, platform }: CatalogueDeps) =>
  route(cancelImport, async ({ importId: id }) => {
    const document = await imports.cancel(id)
    if (document === undefined) return rejection('import-not-found')
    platform.wake(runImportName, id, platform.clock.now())
    return result({ importId: importId.parse(document._id), state: document.state })
  })
