import { route } from '@pinline/chassis/http/route'
import { createFile } from '@pinline/contracts/catalogue/file/create-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { storeFile } from './store-file.ts'

export const createFileRoute = (deps: CatalogueDeps) =>
  route(createFile, (fields, context) => storeFile(deps, fields, context))
