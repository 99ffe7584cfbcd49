import { type AdminList, adminRoute } from '@pinline/chassis/http/admin-route'
import { filesResource } from '@pinline/contracts/catalogue/file/files-resource'
import type { FileFilter } from '@pinline/contracts/catalogue/file/list-files'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileRowOf } from '../files/file-document.ts'
import { type FileSort, library } from '../files/files.ts'

const sortOf = ({ sort }: AdminList<FileFilter>): { field: FileSort; descending: boolean } => {
  const descending = sort.order === 'DESC'
  return sort.field === 'size' || sort.field === 'name'
    ? { field: sort.field, descending }
    : { field: 'createdAt', descending }
}

export const filesResourceRoute = ({ files }: CatalogueDeps) =>
  adminRoute(filesResource, {
    list: async (request) => {
      const [from, to] = request.range
      if (request.ids !== undefined) {
        const found = await files.many(request.ids)
        return { rows: found.map(fileRowOf), total: found.length }
      }
      const { rows, total } = await files.list(request.filter, { ...sortOf(request), skip: from, limit: to - from + 1 })
      return { rows: rows.map(fileRowOf), total }
    },
    one: async (id) => {
      const found = await files.find(id)
      return found === undefined || found.attachedTo !== library ? undefined : fileRowOf(found)
    },
  })
