import { route } from '@pinline/chassis/http/route'
import { getContentFile } from '@pinline/contracts/catalogue/content/get-content-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileOfContent } from '../content/file-of-content.ts'
import { downloadFile } from './download-file.ts'

/** Files that no published content uses answer as those that do not exist: a caller cannot probe for ids. */
export const getContentFileRoute = (deps: CatalogueDeps) =>
  route(getContentFile, async (named) => await downloadFile(deps.files, await fileOfContent(deps, named)))
