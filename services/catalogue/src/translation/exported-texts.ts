import type { ParsedInputOf } from '@pinline/contracts/api/call'
import type { exportContentTexts } from '@pinline/contracts/catalogue/content/export-content-texts'
import { maxTranslatedItems } from '@pinline/contracts/catalogue/content/translated-texts'
import { isComplete } from '@pinline/events/catalogue/complete-text'
import { contentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentPath } from '../content/content-path.ts'
import { contentStreamOf } from '../domain/content/content.ts'
import type { ContentViewRow } from '../read-models/content/content.model.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { neededPassages, passagesIn, type TranslatedItem, textHash } from './translated-item.ts'

type Choice = ParsedInputOf<typeof exportContentTexts>

const whereOf = ({ ids, kind, status, scope, target }: Choice): object => ({
  ...(ids === undefined ? {} : { _id: { $in: ids.map(contentStreamOf) } }),
  kind: kind ?? { $exists: true },
  status: { $ne: 'archived' },
  ...(status === 'published' ? { published: { $ne: null } } : {}),
  ...(status === 'draft' ? { hasChanges: true } : {}),
  // A complete text may lack single passages: only the text itself shows it.
  ...(scope === 'needed' && ids === undefined
    ? { [`languageStates.${target}`]: { $in: ['missing', 'outdated'] } }
    : {}),
})

const itemOf = (
  row: ContentViewRow & { readonly _id: string },
  { source, target, scope }: Choice,
): TranslatedItem | undefined => {
  const { kind, draft, slugs, languageStates } = row
  const [from, to] = [draft.texts[source], draft.texts[target]]
  if (from === undefined || !isComplete(kind, from)) return undefined
  const item: TranslatedItem = {
    id: contentId.parse(`c-${row._id.slice('content-'.length)}`),
    ...{ kind, title: from.title, path: contentPath(draft.details, slugs.at(-1) ?? ''), state: languageStates[target] },
    ...{ sourceHash: textHash(from), targetHash: textHash(to), passages: passagesIn(from, to) },
  }
  const passages = scope === 'needed' ? neededPassages(item) : item.passages
  return passages.length === 0 ? undefined : { ...item, passages }
}

/** The items of an export; undefined if they are more than a file may have. */
export const exportedTexts = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  choice: Choice,
): Promise<readonly TranslatedItem[] | undefined> => {
  const rows = await platform
    .view(contentProjection)
    .find(whereOf(choice), { projection: { versions: 0, published: 0 } })
    .sort({ kind: 1, orderNum: 1, _id: 1 })
    .limit(maxTranslatedItems + 1)
    .toArray()
  if (rows.length > maxTranslatedItems) return undefined
  return rows.flatMap((row) => itemOf(row, choice) ?? [])
}
