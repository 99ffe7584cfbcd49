import { defineProjection } from '@pinline/chassis/read-models/projection'
import type { LanguageState } from '@pinline/contracts/catalogue/content/content-resource'
import { isComplete, sourceLanguageOf } from '@pinline/events/catalogue/complete-text'
import { type ContentEvent, contentEvent } from '@pinline/events/catalogue/content-event'
import { type ContentLanguage, contentLanguage } from '@pinline/events/catalogue/content-text'
import type { RecordedEvent } from '@pinline/events/event'
import type { ContentViewRow, StoredVersion } from './content.model.ts'
import { namedParts } from './named-parts.ts'

const maxVersions = 200

type Recorded = RecordedEvent<ContentEvent>
/** What other fields of a row are derived from. */
type Core = Omit<
  ContentViewRow,
  | 'sourceLanguage'
  | 'languageStates'
  | 'sortTitle'
  | 'searchText'
  | 'orderNum'
  | 'partIds'
  | 'versions'
  | 'updatedAt'
  | 'updatedBy'
>

const statesOf = ({ kind, draft: { texts }, textTimes }: Core, source: ContentLanguage) => {
  const changedAt = textTimes[source] ?? ''
  const stateOf = (language: ContentLanguage): LanguageState => {
    if (!isComplete(kind, texts[language])) return 'missing'
    return language !== source && (textTimes[language] ?? '') < changedAt ? 'outdated' : 'complete'
  }
  return Object.fromEntries(contentLanguage.options.map((language) => [language, stateOf(language)])) as Record<
    ContentLanguage,
    LanguageState
  >
}

/** Commands of several events are one version: that of their last event. */
const versionsOf = (
  before: readonly StoredVersion[],
  { sequence, recordedAt: at, command, event: { type, data } }: Recorded,
): readonly StoredVersion[] => {
  const what = command ?? type
  const [last, ...earlier] = before
  const continues = last !== undefined && last.version === sequence - 1 && last.at === at && last.what === what
  const published = type === 'content-published' || (continues && last.published)
  const version = { version: sequence, at, by: data.by, what, published }
  return [version, ...(continues ? earlier : before)].slice(0, maxVersions)
}

const derived = (core: Core, before: ContentViewRow | undefined, recorded: Recorded): ContentViewRow => {
  const sourceLanguage = sourceLanguageOf(core.kind, core.draft.texts)
  const { texts, details } = core.draft
  const titles = Object.values(texts).map(({ title }) => title)
  return {
    ...core,
    sourceLanguage,
    languageStates: statesOf(core, sourceLanguage),
    sortTitle: (texts[sourceLanguage]?.title ?? '').toLowerCase(),
    searchText: [...titles, ...core.slugs].join('\n').toLowerCase(),
    orderNum: 'orderNum' in details ? details.orderNum : 0,
    partIds: namedParts([core.draft, core.published]),
    updatedAt: recorded.recordedAt,
    updatedBy: recorded.event.data.by,
    versions: versionsOf(before?.versions ?? [], recorded),
  }
}

/** A changed draft: what was in review or scheduled is a draft again. */
const redrafted = (row: Core, draft: Core['draft']): Core => ({
  ...row,
  ...{ draft, status: 'draft', publishAt: null, reviewRequestedBy: null, declined: null, hasChanges: true },
})

const changed = (row: Core, { event, recordedAt }: Recorded): Core => {
  const { draft } = row
  switch (event.type) {
    case 'content-created':
      return row
    case 'content-details-changed': {
      const { slug, details } = event.data
      return { ...redrafted(row, { ...draft, details }), slugs: [...row.slugs.filter((one) => one !== slug), slug] }
    }
    case 'content-text-set': {
      const { language, text } = event.data
      const textTimes = { ...row.textTimes, [language]: recordedAt }
      return { ...redrafted(row, { ...draft, texts: { ...draft.texts, [language]: text } }), textTimes }
    }
    case 'content-text-removed': {
      const { [event.data.language]: _text, ...texts } = draft.texts
      const { [event.data.language]: _time, ...textTimes } = row.textTimes
      return { ...redrafted(row, { ...draft, texts }), textTimes }
    }
    case 'content-text-confirmed':
      return { ...row, textTimes: { ...row.textTimes, [event.data.language]: recordedAt } }
    case 'content-version-restored':
      return redrafted(row, draft)
    default:
      return changedStatus(row, event, recordedAt)
  }
}

const changedStatus = (
  row: Core,
  event: Exclude<
    ContentEvent,
    {
      type:
        | 'content-created'
        | 'content-details-changed'
        | 'content-text-set'
        | 'content-text-removed'
        | 'content-text-confirmed'
        | 'content-version-restored'
    }
  >,
  recordedAt: string,
): Core => {
  const { by } = event.data
  switch (event.type) {
    case 'content-review-requested':
      return { ...row, status: 'in-review', reviewRequestedBy: by, publishAt: null, declined: null }
    case 'content-review-declined': {
      const declined = { reason: event.data.reason, by, at: recordedAt }
      return { ...row, status: 'draft', reviewRequestedBy: null, publishAt: null, declined }
    }
    case 'content-scheduled':
      return { ...row, status: 'scheduled', publishAt: event.data.publishAt }
    case 'content-schedule-withdrawn':
      return { ...row, status: 'draft', publishAt: null, reviewRequestedBy: null }
    case 'content-published': {
      const { publishedAt: updatedAt } = event.data
      const publishedAt = row.published?.publishedAt ?? updatedAt
      const published = { ...row.draft, slugs: row.slugs, publishedAt, updatedAt }
      return {
        ...{ ...row, status: 'published', published, publishedOn: recordedAt, hasChanges: false, publishAt: null },
        ...{ reviewRequestedBy: null, declined: null, formerSlugs: [] },
      }
    }
    case 'content-archived':
      return { ...row, status: 'archived', publishAt: null, reviewRequestedBy: null }
    case 'content-reopened':
      return {
        ...row,
        status: 'draft',
        published: null,
        publishedOn: null,
        hasChanges: true,
        formerSlugs: row.published?.slugs ?? [],
      }
    default:
      return event satisfies never
  }
}

/** Every row, as a condition on the first field of the index: without one MongoDB reads the rows to test the others. */
export const anyTime = { updatedAt: { $gt: '' } } as const

/**
 * What a list by the state of a language needs, the last changed first: counts read no item, and pages only the items that
 * they show.
 */
export const languageStateIndex: Readonly<Record<string, 1 | -1>> = {
  ...{ updatedAt: -1, _id: -1, kind: 1, status: 1 },
  ...Object.fromEntries(contentLanguage.options.map((language) => [`languageStates.${language}`, 1 as const])),
}

/** What the count of texts that wait too long reads. */
export const overdueIndex: Readonly<Record<string, 1 | -1>> = {
  ...{ publishedOn: 1, status: 1 },
  ...Object.fromEntries(contentLanguage.options.map((language) => [`languageStates.${language}`, 1 as const])),
}

/** Items of content, each a row: the draft for staff, and what readers see. */
export const contentProjection = defineProjection<ContentViewRow, ContentEvent>({
  name: 'content',
  version: 3,
  sources: [{ service: 'catalogue', streamType: 'content' }],
  eventSchema: contentEvent,
  project: (before, recorded) => {
    const { event } = recorded
    if (event.type === 'content-created') {
      const { kind, slug, details } = event.data
      const core: Core = {
        ...{ kind, slugs: [slug], status: 'draft', draft: { details, texts: {} }, textTimes: {}, hasChanges: true },
        ...{
          published: null,
          publishedOn: null,
          formerSlugs: [],
          publishAt: null,
          reviewRequestedBy: null,
          declined: null,
        },
      }
      return derived(core, undefined, recorded)
    }
    return before === undefined ? undefined : derived(changed(before, recorded), before, recorded)
  },
  indexes: [
    { keys: languageStateIndex },
    { keys: overdueIndex },
    { keys: { partIds: 1 } },
    { keys: { sortTitle: 1, _id: 1 } },
    { keys: { publishAt: 1, _id: 1 } },
    { keys: { kind: 1, orderNum: 1, _id: 1 } },
    { keys: { kind: 1, updatedAt: -1, _id: -1 } },
    { keys: { status: 1, updatedAt: -1, _id: -1 } },
  ],
})
