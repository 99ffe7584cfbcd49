import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listFiles } from '@pinline/contracts/catalogue/file/list-files'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { fileRowOf } from '../files/file-document.ts'

export const listFilesRoute = ({ files }: CatalogueDeps) =>
  route(listFiles, async ({ page, pageSize, ...filter }) => {
    const { rows, total } = await files.list(filter, {
      field: 'createdAt',
      descending: true,
      skip: (page - 1) * pageSize,
      limit: pageSize,
    })
    return result({ list: rows.map(fileRowOf), total, page, pageSize })
  })
