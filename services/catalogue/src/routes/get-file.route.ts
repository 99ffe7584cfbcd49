import type { Caller } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import type { FileOwner } from '@pinline/contracts/catalogue/file/file-row'
import { getFile } from '@pinline/contracts/catalogue/file/get-file'
import type { UploadModule } from '@pinline/contracts/catalogue/file/upload-rules'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { FileDocument } from '../files/file-document.ts'
import { downloadFile } from './download-file.ts'

/** The permission by which staff read files of a module, besides that to read all files. */
const readBy: Readonly<Partial<Record<UploadModule, string>>> = {
  'after-sales': 'after-sales.read',
  'test-report': 'orders.read',
}

const canRead = (caller: Caller, { owner, sharedWith, module }: FileDocument): boolean => {
  if (caller.kind !== 'buyer' && caller.kind !== 'staff') return false
  const isOf = (person: FileOwner | undefined) => person?.kind === caller.kind && person.id === caller.id
  if (isOf(owner) || isOf(sharedWith)) return true
  if (caller.kind !== 'staff') return false
  const permission = readBy[module]
  const isGranted = permission !== undefined && caller.permissions.has(permission)
  return module === 'avatar' || isGranted || caller.permissions.has('files.read')
}

/** A file of another owner returns the same error as a missing one. */
export const getFileRoute = ({ files }: CatalogueDeps) =>
  route(getFile, async ({ id }, { actor }) => {
    const file = await files.find(id)
    return await downloadFile(files, file !== undefined && canRead(actor, file) ? file : undefined)
  })
