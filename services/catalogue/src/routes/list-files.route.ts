import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { listFiles } from '@pinline/contracts/catalogue/file/list-files'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { fileRowOf } from '../files/file-document.ts'

export const listFilesRoute = ({ files }: CatalogueParts) =>
  route(listFiles, async ({ page, pageSize, ...filter }) => {
    const { rows, total } = await files.list(filter, {
      field: 'createdAt',
      descending: true,
      skip: (page - 1) * pageSize,
      limit: pageSize,
    })
    return answer({ list: rows.map(fileRowOf), total, page, pageSize })
  })
