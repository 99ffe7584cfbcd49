import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { noteSearch } from '@pinline/contracts/catalogue/search/note-search'
import type { CatalogueParts } from '../catalogue-parts.ts'

export const noteSearchRoute = ({ keywords }: CatalogueParts) =>
  route(noteSearch, async ({ q, found }, { language, address }) => {
    if (found > 0) await keywords.note(q, language, address)
    return answer({})
  })
