import { binaryResult } from '@pinline/chassis/http/call-result'
import type { Caller } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getFile, getFileByStaff } from '@pinline/contracts/catalogue/file/get-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { FileDocument } from '../files/file-document.ts'
import type { Files } from '../files/files.ts'

const download = async (files: Files, file: FileDocument | undefined) => {
  const bytes = file === undefined ? undefined : await files.bytes(file)
  return file === undefined || bytes === undefined
    ? rejection('file-not-found')
    : binaryResult({ ...bytes, mediaType: file.type, name: file.name })
}

const canRead = (caller: Caller, { owner, module }: FileDocument): boolean => {
  if (caller.kind !== 'buyer' && caller.kind !== 'staff') return false
  if (owner.kind === caller.kind && owner.id === caller.id) return true
  return caller.kind === 'staff' && (module === 'avatar' || caller.permissions.has('files.read'))
}

/** Somebody else's file is answered like one that does not exist. */
export const getFileRoute = ({ files }: CatalogueDeps) =>
  route(getFile, async ({ id }, { actor }) => {
    const file = await files.find(id)
    return await download(files, file !== undefined && canRead(actor, file) ? file : undefined)
  })

export const getFileByStaffRoute = ({ files }: CatalogueDeps) =>
  route(getFileByStaff, async ({ id }) => download(files, await files.find(id)))
