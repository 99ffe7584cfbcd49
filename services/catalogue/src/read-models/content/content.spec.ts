import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { RecordedEvent } from '@pinline/events/event'
import { expect, it } from 'vitest'
import {
  archived,
  created,
  english,
  englishSet,
  published,
  publishedAt,
  requested,
  sampleContentId,
  textOf,
} from '../../domain/content/content.fixtures.ts'
import { contentStreamOf } from '../../domain/content/content.ts'
import type { ContentViewRow } from './content.model.ts'
import { contentProjection } from './content.projection.ts'

const streamId = contentStreamOf(sampleContentId)
const recorded = (events: readonly (ContentEvent & { readonly minute?: number })[]): RecordedEvent[] =>
  events.map(({ minute, ...event }, index) => ({
    id: `${streamId}@${index + 1}`,
    service: 'catalogue',
    streamType: 'content',
    streamId,
    sequence: index + 1,
    event,
    actor: { kind: 'staff', id: 's-0000000001' },
    correlationId: 'c',
    causationId: 'c',
    command: 'update-content',
    recordedAt: `2026-11-21T08:${String(minute ?? index).padStart(2, '0')}:00.000Z`,
  }))
const rowOf = (events: readonly (ContentEvent & { readonly minute?: number })[]) =>
  replayTwice(contentProjection, recorded(events)).get(streamId) as ContentViewRow

const german: ContentEvent = {
  type: 'content-text-set',
  data: { contentId: sampleContentId, language: 'de', text: textOf('Prüfstand', 'Text'), by: 's-0000000001' },
}

it('a published item is shown as it was, while its draft is written', () => {
  const changed = { ...englishSet, data: { ...englishSet.data, text: textOf('Other', 'x') } } as ContentEvent
  const row = rowOf([created, englishSet, requested, published, changed])
  expect(row).toMatchObject({ status: 'draft', hasChanges: true })
  expect(row.published).toMatchObject({ texts: { en: english }, slugs: ['test-bench'], publishedAt })
  expect(row.versions[1]?.published).toBe(true)
})

it('a language is missing, complete or outdated', () => {
  const row = rowOf([created, englishSet, german])
  expect(row).toMatchObject({ sourceLanguage: 'en', languageStates: { en: 'complete', de: 'complete', fr: 'missing' } })
  expect(rowOf([created, englishSet, german, englishSet]).languageStates.de).toBe('outdated')
})

it('the events of one command are one version', () => {
  const row = rowOf([
    { ...created, minute: 1 },
    { ...englishSet, minute: 1 },
    { ...german, minute: 2 },
  ])
  expect(row.versions.map(({ version }) => version)).toEqual([3, 2])
})

it('an archived item keeps its slugs when it is reopened', () => {
  const reopened: ContentEvent = { type: 'content-reopened', data: { contentId: sampleContentId, by: 's-0000000001' } }
  expect(rowOf([created, englishSet, published, archived, reopened])).toMatchObject({
    ...{ status: 'draft', published: null, formerSlugs: ['test-bench'] },
  })
})
