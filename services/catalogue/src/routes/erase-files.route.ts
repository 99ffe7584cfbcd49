import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { eraseFiles } from '@pinline/contracts/catalogue/file/erase-files'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const eraseFilesRoute = ({ files }: CatalogueDeps) =>
  route(eraseFiles, async ({ owner }) => result({ erased: await files.eraseOwner(owner) }))
