import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { noteSearch } from '../contract/note-search.ts'

export const noteSearchRoute = ({ keywords }: CatalogueParts) =>
  route(noteSearch, async ({ q, found }, { language, address }) => {
    if (found > 0) await keywords.note(q, language, address)
    return answer({})
  })
