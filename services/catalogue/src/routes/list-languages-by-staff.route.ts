import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listLanguagesByStaff } from '@pinline/contracts/catalogue/language/list-languages-by-staff'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentShareOf, readLanguages } from '../languages/language-rows.ts'

export const listLanguagesByStaffRoute = ({ platform, content }: CatalogueDeps) =>
  route(listLanguagesByStaff, async () => {
    const rows = await readLanguages(platform)
    const items = content.all()
    return result({ list: rows.map((row) => ({ ...row, contentShare: contentShareOf(items, row.code) })) })
  })
