import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { moveFiles } from '@pinline/contracts/catalogue/file/move-files'
import { fileId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const moveFilesRoute = ({ files }: CatalogueDeps) =>
  route(moveFiles, async ({ ids, sortId }) => {
    const moved = await files.moveInLibrary(ids, sortId)
    return moved.length === 0 ? rejection('file-not-found') : result({ moved: moved.map((id) => fileId.parse(id)) })
  })
