import type { Caller } from '@pinline/chassis/http/request-context'
import { route } from '@pinline/chassis/http/route'
import { getFile } from '@pinline/contracts/catalogue/file/get-file'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import type { FileDocument } from '../files/file-document.ts'
import { downloadFile } from './download-file.ts'

const canRead = (caller: Caller, { owner, module }: FileDocument): boolean => {
  if (caller.kind !== 'buyer' && caller.kind !== 'staff') return false
  if (owner.kind === caller.kind && owner.id === caller.id) return true
  if (caller.kind !== 'staff') return false
  const isAfterSales = module === 'after-sales' && caller.permissions.has('after-sales.read')
  return module === 'avatar' || isAfterSales || caller.permissions.has('files.read')
}

/** A file of another owner returns the same error as a missing one. */
export const getFileRoute = ({ files }: CatalogueDeps) =>
  route(getFile, async ({ id }, { actor }) => {
    const file = await files.find(id)
    return await downloadFile(files, file !== undefined && canRead(actor, file) ? file : undefined)
  })
