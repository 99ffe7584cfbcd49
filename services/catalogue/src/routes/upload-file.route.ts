import { route } from '@pinline/chassis/http/route'
import { uploadFile } from '@pinline/contracts/catalogue/file/upload-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { storeForModule } from './store-file.ts'

export const uploadFileRoute = (deps: CatalogueDeps) =>
  route(uploadFile, (fields, context) => storeForModule(deps, fields, context))
