import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { deleteFiles } from '@pinline/contracts/catalogue/file/delete-files'
import { fileId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const deleteFilesRoute = ({ files, content }: CatalogueDeps) =>
  route(deleteFiles, async ({ ids }) => {
    if (ids.some((id) => content.file(id) !== undefined)) return rejection('file-in-use')
    const deleted = await files.removeFromLibrary(ids)
    return deleted.length === 0
      ? rejection('file-not-found')
      : result({ deleted: deleted.map((id) => fileId.parse(id)) })
  })
