import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listFilesOfOwner } from '@pinline/contracts/catalogue/file/list-files-of-owner'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileRowOf } from '../files/file-document.ts'

export const listFilesOfOwnerRoute = ({ files }: CatalogueDeps) =>
  route(listFilesOfOwner, async ({ owner }) => result({ files: (await files.ofOwner(owner)).map(fileRowOf) }))
