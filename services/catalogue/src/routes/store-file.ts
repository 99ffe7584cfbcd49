import { result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import type { FileOwner } from '@pinline/contracts/catalogue/file/file-row'
import { uploadResult } from '@pinline/contracts/catalogue/file/file-row'
import type { UploadKind, UploadModule } from '@pinline/contracts/catalogue/file/upload-rules'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileRowOf } from '../files/file-document.ts'
import { storeUpload } from '../files/store-upload.ts'

interface Fields {
  readonly module: UploadModule
  readonly type?: UploadKind | undefined
  readonly name?: string | undefined
  readonly sortId?: string | undefined
}

const ownerOf = ({ actor }: RequestContext): FileOwner => {
  if (actor.kind !== 'buyer' && actor.kind !== 'staff') throw new Error('files belong to buyers and staff')
  return { kind: actor.kind, id: actor.id }
}

/** Stores the uploaded file of a request; the caller becomes its owner. */
export const storeFile = async (
  { files }: CatalogueDeps,
  { module, type, name, sortId }: Fields,
  context: RequestContext,
) => {
  const [file] = context.files
  if (file === undefined) throw new Error('a request without a file came through')
  const stored = await storeUpload(files, file, {
    owner: ownerOf(context),
    module,
    kind: type,
    name,
    sortId,
    request: context.commandContext.request,
  })
  return isRejection(stored) ? stored : result(uploadResult.parse(fileRowOf(stored)))
}

/** The permission that a module requires; other modules need a session only. Imports have their own call. */
const rights: Readonly<Partial<Record<UploadModule, string>>> = {
  admin: 'files.create',
  editor: 'files.create',
  document: 'products.update',
  import: 'products.import',
  'test-report': 'orders.test',
}

/** Stores the file if the caller may upload for the module. */
export const storeForModule = async (deps: CatalogueDeps, fields: Fields, context: RequestContext) => {
  const right = rights[fields.module]
  const { actor } = context
  if (right !== undefined && (actor.kind !== 'staff' || !actor.permissions.has(right))) return rejection('forbidden')
  return await storeFile(deps, fields, context)
}
