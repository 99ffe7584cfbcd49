import { binaryAnswer } from '@pinline/chassis/http/answer'
import type { Caller } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { findFile, showFile } from '@pinline/contracts/catalogue/file/find-file'
import type { CatalogueParts } from '../catalogue-parts.ts'
import type { FileDocument } from '../files/file-document.ts'
import type { Files } from '../files/files.ts'

const download = async (files: Files, file: FileDocument | undefined) => {
  const bytes = file === undefined ? undefined : await files.bytes(file)
  return file === undefined || bytes === undefined
    ? rejection('file-not-found')
    : binaryAnswer({ ...bytes, mediaType: file.type, name: file.name })
}

const maySee = (caller: Caller, { owner, module }: FileDocument): boolean => {
  if (caller.kind !== 'buyer' && caller.kind !== 'staff') return false
  if (owner.kind === caller.kind && owner.id === caller.id) return true
  return caller.kind === 'staff' && (module === 'avatar' || caller.authorities.has('files.read'))
}

/** Somebody else's file is answered like one that does not exist. */
export const showFileRoute = ({ files }: CatalogueParts) =>
  route(showFile, async ({ id }, { actor }) => {
    const file = await files.find(id)
    return await download(files, file !== undefined && maySee(actor, file) ? file : undefined)
  })

export const findFileRoute = ({ files }: CatalogueParts) =>
  route(findFile, async ({ id }) => download(files, await files.find(id)))
