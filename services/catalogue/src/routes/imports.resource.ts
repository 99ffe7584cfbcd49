import { adminRoute } from '@pinline/chassis/http/admin-route'
import { importsResource } from '@pinline/contracts/catalogue/import/imports-resource'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { importRowOf } from '../import/import-document.ts'

export const importsResourceRoute = ({ imports }: CatalogueDeps) =>
  adminRoute(importsResource, {
    list: async ({ filter, ids, sort, range: [first, last] }) => {
      if (ids !== undefined) {
        const rows = await imports.many(ids)
        return { rows: rows.map((row) => importRowOf(row, [])), total: rows.length }
      }
      const descending = sort.field === 'id' || sort.order === 'DESC'
      const { rows, total } = await imports.list(filter.state, { descending, skip: first, limit: last - first + 1 })
      return { rows: rows.map((row) => importRowOf(row, [])), total }
    },
    one: async (id) => {
      const document = await imports.find(id)
      return document === undefined ? undefined : importRowOf(document, document.differences)
    },
  })
