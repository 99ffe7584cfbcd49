import { loadStreams } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ImportProblem, TranslatedText } from '@pinline/contracts/catalogue/content/translated-texts'
import { completeLanguages } from '@pinline/events/catalogue/complete-text'
import type { ContentText } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { type Content, contentStreamOf, type PresentContent } from '../domain/content/content.ts'
import { contentDecider } from '../domain/content/content-decider.ts'
import { type UpdateContent, updateContent } from '../domain/content/update-content.ts'
import { applyTranslation, type FilePassages } from './apply-translation.ts'
import { textOfPieces } from './inline-codes.ts'
import { passagesIn, textHash } from './translated-item.ts'
import type { FileItem, TranslationFile } from './translation-file.ts'

const loadedAtOnce = 50
const maxShownPassages = 20
const maxShownChanges = 5
const maxShownText = 200

/** What a file does to one item: the row for staff, and the command where something changes. */
export interface PlannedItem {
  readonly row: TranslatedText
  readonly change?: { readonly streamId: string; readonly revision: number; readonly command: UpdateContent }
}

type Head = Pick<TranslationFile, 'source' | 'target'>

const titleOf = ({ kind, draft: { texts } }: PresentContent, { source }: Head): string =>
  (texts[source] ?? texts[completeLanguages(kind, texts)[0] ?? 'en'])?.title ?? ''

const rowOf = (item: FileItem, state: Content, head: Head): TranslatedText => ({
  id: contentId.parse(item.id),
  kind: state.status === 'absent' ? null : state.kind,
  title: state.status === 'absent' ? '' : titleOf(state, head),
  ...{ outcome: 'unchanged', problem: null, passages: [], changedCount: 0, changes: [] },
})

const cut = (text: string): string => (text.length > maxShownText ? `${text.slice(0, maxShownText - 1)}…` : text)

const changesShown = (
  source: ContentText,
  target: ContentText | undefined,
  changed: readonly string[],
  file: FilePassages,
) => {
  const before = new Map(passagesIn(source, target).map((passage) => [passage.id, passage.target]))
  return changed.slice(0, maxShownChanges).map((passage) => ({
    passage,
    before: cut(textOfPieces(before.get(passage) ?? [])),
    after: cut(textOfPieces(file.get(passage) ?? [])),
  }))
}

/** What one item of a file does to an item as it is now. */
const planned = (
  item: FileItem,
  { state, version }: { state: Content; version: number },
  head: Head,
  by: string,
): PlannedItem => {
  const row = rowOf(item, state, head)
  const refused = (problem: ImportProblem, passages: readonly string[] = []): PlannedItem => ({
    row: { ...row, outcome: 'refused', problem, passages: passages.slice(0, maxShownPassages) },
  })
  if (state.status === 'absent') return refused('not-found')
  if (state.status === 'archived') return refused('archived')
  if (![...item.passages.values()].some((pieces) => pieces !== null))
    return { row: { ...row, outcome: 'untranslated' } }
  const { kind, draft } = state
  const [source, target] = [draft.texts[head.source], draft.texts[head.target]]
  if (source === undefined) return refused('source-missing')
  const applied = applyTranslation({ kind, source, target }, item.passages, head.target)
  if ('changed' in applied && applied.changed.length === 0) return { row }
  if (textHash(source) !== item.sourceHash) return refused('source-changed')
  if (textHash(target) !== item.targetHash) return refused('target-changed')
  if (!('changed' in applied)) return refused(applied.code, applied.passages)
  const command: UpdateContent = { type: 'update-content', texts: { [head.target]: applied.text }, by }
  if (isRejection(updateContent(state, command))) return refused('too-large')
  const changes = changesShown(source, target, applied.changed, item.passages)
  return {
    row: { ...row, outcome: 'changed', changedCount: applied.changed.length, changes },
    change: { streamId: contentStreamOf(state.contentId), revision: version, command },
  }
}

/** What a file does to each of its items, as they are now. */
export const planImport = async (
  { platform }: Pick<CatalogueDeps, 'platform'>,
  { items, ...head }: TranslationFile,
  by: string,
): Promise<readonly PlannedItem[]> => {
  const plans: PlannedItem[] = []
  const seen = new Set<string>()
  for (let at = 0; at < items.length; at += loadedAtOnce) {
    const batch = items.slice(at, at + loadedAtOnce)
    const streams = await loadStreams(platform, contentDecider, [
      ...new Set(batch.map(({ id }) => contentStreamOf(contentId.parse(id)))),
    ])
    for (const item of batch) {
      const loaded = streams.get(contentStreamOf(contentId.parse(item.id))) ?? {
        state: { status: 'absent' },
        version: 0,
      }
      const plan = planned(item, loaded, head, by)
      plans.push(
        seen.has(item.id)
          ? { row: { ...plan.row, outcome: 'refused', problem: 'repeated', changes: [], changedCount: 0 } }
          : plan,
      )
      seen.add(item.id)
    }
  }
  return plans
}
