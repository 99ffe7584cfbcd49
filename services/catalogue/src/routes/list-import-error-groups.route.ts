import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listImportErrorGroups } from '@pinline/contracts/catalogue/import/list-import-error-groups'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { errorGroupOf } from '../import/mends-of.ts'

export const listImportErrorGroupsRoute = ({ imports }: CatalogueDeps) =>
  route(listImportErrorGroups, async ({ importId, page, pageSize }) => {
    const document = await imports.find(importId)
    if (document === undefined) return rejection('import-not-found')
    const { groups, total } = await imports.errorGroups(document, { skip: (page - 1) * pageSize, limit: pageSize })
    return result({ list: groups.map((group) => errorGroupOf(document, group)), total, page, pageSize })
  })
