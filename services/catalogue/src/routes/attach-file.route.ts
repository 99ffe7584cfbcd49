import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection, rejection } from '@pinline/contracts/api/error-codes'
import { attachFile, eraseFiles } from '@pinline/contracts/catalogue/file/attach-file'
import { readFile, readFilesOf } from '@pinline/contracts/catalogue/file/read-file'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { fileRowOf } from '../files/file-document.ts'

export const attachFileRoute = ({ files }: CatalogueParts) =>
  route(attachFile, async (request) => {
    const attached = await files.attach(request)
    return isRejection(attached) ? attached : answer({ attached })
  })

export const eraseFilesRoute = ({ files }: CatalogueParts) =>
  route(eraseFiles, async ({ owner }) => answer({ erased: await files.eraseOwner(owner) }))

export const readFileRoute = ({ files }: CatalogueParts) =>
  route(readFile, async ({ fileId, owner, module }) => {
    const found = await files.find(fileId)
    if (found === undefined) return rejection('file-not-found')
    const isOwned = owner === undefined || (owner.kind === found.owner.kind && owner.id === found.owner.id)
    return isOwned && (module === undefined || module === found.module)
      ? answer(fileRowOf(found))
      : rejection('file-not-found')
  })

export const readFilesOfRoute = ({ files }: CatalogueParts) =>
  route(readFilesOf, async ({ owner }) => answer({ files: (await files.ofOwner(owner)).map(fileRowOf) }))
