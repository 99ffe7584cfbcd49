import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { countFilesBySort } from '@pinline/contracts/catalogue/file/count-files-by-sort'
import type { CatalogueDeps } from '../catalogue-deps.ts'

export const countFilesBySortRoute = ({ files }: CatalogueDeps) =>
  route(countFilesBySort, async () => result({ counts: [...(await files.countBySort())] }))
