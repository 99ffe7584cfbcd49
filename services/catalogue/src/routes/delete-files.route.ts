import { rejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { fileId } from '@pinline/events/ids'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { deleteFiles } from '../contract/delete-files.ts'

export const deleteFilesRoute = ({ files }: CatalogueParts) =>
  route(deleteFiles, async ({ ids }) => {
    const deleted = await files.removeFromLibrary(ids)
    return deleted.length === 0
      ? rejection('file-not-found')
      : answer({ deleted: deleted.map((id) => fileId.parse(id)) })
  })
