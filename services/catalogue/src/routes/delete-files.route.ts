import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { deleteFiles } from '@pinline/contracts/catalogue/file/delete-files'
import { fileId } from '@pinline/events/ids'
import type { CatalogueParts } from '../catalogue-parts.ts'

export const deleteFilesRoute = ({ files }: CatalogueParts) =>
  route(deleteFiles, async ({ ids }) => {
    const deleted = await files.removeFromLibrary(ids)
    return deleted.length === 0
      ? rejection('file-not-found')
      : answer({ deleted: deleted.map((id) => fileId.parse(id)) })
  })
