import { route } from '@pinline/chassis/http/route'
import { uploadRenamedFile } from '@pinline/contracts/catalogue/file/upload-renamed-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { storeForModule } from './store-file.ts'

export const uploadRenamedFileRoute = (deps: CatalogueDeps) =>
  route(uploadRenamedFile, (fields, context) => storeForModule(deps, fields, context))
