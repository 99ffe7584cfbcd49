import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listImportErrors } from '@pinline/contracts/catalogue/import/list-import-errors'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const listImportErrorsRoute = ({ imports }: CatalogueDeps) =>
  route(listImportErrors, async ({ importId, page, pageSize }) => {
    const document = await imports.find(importId)
    if (document === undefined) return rejection('import-not-found')
    const { rows, total } = await imports.errors(document, { skip: (page - 1) * pageSize, limit: pageSize })
    const list = rows.map(({ line, row, column, value, reason, hint }) => ({
      line,
      row,
      column,
      value,
      reason,
      hint: hint ?? null,
    }))
    return result({ list, total, page, pageSize })
  })
