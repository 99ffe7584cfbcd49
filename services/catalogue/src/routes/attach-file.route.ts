import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { attachFile, eraseFiles } from '@pinline/contracts/catalogue/file/attach-file'
import { getFileInfo, listFilesOfOwner } from '@pinline/contracts/catalogue/file/get-file-info'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileRowOf } from '../files/file-document.ts'

export const attachFileRoute = ({ files }: CatalogueDeps) =>
  route(attachFile, async (request) => {
    const attached = await files.attach(request)
    return isRejection(attached) ? attached : result({ attached })
  })

export const eraseFilesRoute = ({ files }: CatalogueDeps) =>
  route(eraseFiles, async ({ owner }) => result({ erased: await files.eraseOwner(owner) }))

export const getFileInfoRoute = ({ files }: CatalogueDeps) =>
  route(getFileInfo, async ({ fileId, owner, module }) => {
    const found = await files.find(fileId)
    if (found === undefined) return rejection('file-not-found')
    const isOwned = owner === undefined || (owner.kind === found.owner.kind && owner.id === found.owner.id)
    return isOwned && (module === undefined || module === found.module)
      ? result(fileRowOf(found))
      : rejection('file-not-found')
  })

export const listFilesOfOwnerRoute = ({ files }: CatalogueDeps) =>
  route(listFilesOfOwner, async ({ owner }) => result({ files: (await files.ofOwner(owner)).map(fileRowOf) }))
