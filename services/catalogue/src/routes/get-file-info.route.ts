import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getFileInfo } from '@pinline/contracts/catalogue/file/get-file-info'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileRowOf } from '../files/file-document.ts'

export const getFileInfoRoute = ({ files }: CatalogueDeps) =>
  route(getFileInfo, async ({ fileId, owner, module }) => {
    const found = await files.find(fileId)
    if (found === undefined) return rejection('file-not-found')
    const isOwned = owner === undefined || (owner.kind === found.owner.kind && owner.id === found.owner.id)
    return isOwned && (module === undefined || module === found.module)
      ? result(fileRowOf(found))
      : rejection('file-not-found')
  })
