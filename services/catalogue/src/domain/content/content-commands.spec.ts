import { given } from '@pinline/chassis/domain/given'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import { describe, expect, it } from 'vitest'
import {
  archived,
  author,
  created,
  english,
  englishSet,
  newsDetails,
  published,
  publishedAt,
  reader,
  requested,
  sampleContentId,
  scheduled,
  textOf,
} from './content.fixtures.ts'
import { contentDecider } from './content-decider.ts'

const draft = [created, englishSet]
const of = { contentId: sampleContentId, by: author }
const update = { type: 'update-content', texts: {}, by: author } as const
const publish = { type: 'publish-content', now: publishedAt, by: reader, fourEyes: true } as const
const schedule = {
  type: 'schedule-content',
  publishAt: '2026-12-01T08:00:00.000Z',
  now: publishedAt,
  by: reader,
  fourEyes: true,
} as const

describe('create-content', () => {
  const create = {
    type: 'create-content',
    contentId: sampleContentId,
    slug: 'test-bench',
    details: newsDetails,
    texts: { en: english },
    by: author,
  } as const
  it('makes a draft with its texts', () => {
    given(contentDecider, []).when(create).then(draft)
  })
  it('refuses a page whose path does not end in its slug', () => {
    const page = { kind: 'page', path: '/intro/faq', group: 'help', picture: null, orderNum: 0 } as const
    given(contentDecider, [])
      .when({ ...create, details: page })
      .thenRejected('invalid-input', { errors: { 'details.path': 'path-format' } })
  })
  it('does nothing on repetition', () => {
    given(contentDecider, draft).when(create).thenNothing()
  })
})

describe('update-content', () => {
  const german = textOf('Ein neuer Prüfstand', 'Er misst mit vier Drähten.')
  it('sets and removes texts, and takes a draft out of review', () => {
    given(contentDecider, [...draft, requested])
      .when({ ...update, slug: 'bench', texts: { de: german, en: null } })
      .then([
        { type: 'content-details-changed', data: { ...of, slug: 'bench', details: newsDetails } },
        { type: 'content-text-removed', data: { ...of, language: 'en' } },
        { type: 'content-text-set', data: { ...of, language: 'de', text: german } },
      ])
    const set: ContentEvent = { type: 'content-text-set', data: { ...of, language: 'de', text: german } }
    given(contentDecider, [...draft, requested, set])
      .when(publish)
      .thenRejected('content-review-needed')
  })
  it('refuses another kind, an unknown and an archived item, and texts that are too large together', () => {
    given(contentDecider, draft)
      .when({ ...update, details: { kind: 'hot-keyword', orderNum: 0 } })
      .thenRejected('invalid-input', { errors: { 'details.kind': 'invalid-input' } })
    given(contentDecider, []).when(update).thenRejected('content-not-found')
    given(contentDecider, [...draft, archived])
      .when(update)
      .thenRejected('content-transition-not-allowed')
    const long = textOf('Long', ...Array.from({ length: 40 }, () => 'x'.repeat(1100)))
    const texts = { en: long, de: long, fr: long, it: long, es: long, pt: long, ja: long }
    given(contentDecider, draft)
      .when({ ...update, texts })
      .thenRejected('content-too-large')
  })
  it('does nothing where nothing differs', () => {
    given(contentDecider, draft)
      .when({ ...update, texts: { en: english } })
      .thenNothing()
  })
})

describe('confirm-content-text', () => {
  const german = textOf('Ein neuer Prüfstand', 'Er misst mit vier Drähten.')
  const germanSet: ContentEvent = { type: 'content-text-set', data: { ...of, language: 'de', text: german } }
  const revised: ContentEvent = {
    type: 'content-text-set',
    data: { ...of, language: 'en', text: textOf('A new bench', 'It measures.') },
  }
  const outdated = [...draft, germanSet, revised]
  const confirm = { type: 'confirm-content-text', language: 'de', by: author } as const
  const confirmed: ContentEvent = { type: 'content-text-confirmed', data: { ...of, language: 'de' } }
  it('states that a translation still holds, also of what is published, without another review', () => {
    given(contentDecider, outdated).when(confirm).then([confirmed])
    given(contentDecider, [...outdated, requested, published])
      .when(confirm)
      .then([confirmed])
    given(contentDecider, [...outdated, requested, confirmed])
      .when(publish)
      .then([published])
  })
  it('is refused where there is no text, and for archived and unknown items', () => {
    given(contentDecider, draft).when(confirm).thenRejected('content-incomplete')
    given(contentDecider, [...outdated, archived])
      .when(confirm)
      .thenRejected('content-transition-not-allowed')
    given(contentDecider, []).when(confirm).thenRejected('content-not-found')
  })
  it('does nothing on repetition, for the source, and for a text that is newer than it', () => {
    given(contentDecider, [...outdated, confirmed])
      .when(confirm)
      .thenNothing()
    given(contentDecider, outdated)
      .when({ ...confirm, language: 'en' })
      .thenNothing()
    given(contentDecider, [...draft, germanSet])
      .when(confirm)
      .thenNothing()
    given(contentDecider, [...outdated, confirmed, revised])
      .when(confirm)
      .then([confirmed])
  })
})

describe('publish-content', () => {
  it('publishes what a colleague has submitted', () => {
    given(contentDecider, [...draft, requested])
      .when(publish)
      .then([published])
  })
  it('publishes one’s own draft at once where that is allowed', () => {
    given(contentDecider, draft)
      .when({ ...publish, by: author, fourEyes: false })
      .then([{ type: 'content-published', data: { contentId: sampleContentId, publishedAt, by: author } }])
  })
  it('refuses a draft without review, one’s own text, and an item without a complete language', () => {
    given(contentDecider, draft).when(publish).thenRejected('content-review-needed')
    given(contentDecider, [...draft, requested])
      .when({ ...publish, by: author })
      .thenRejected('content-own-approval')
    given(contentDecider, [created]).when(publish).thenRejected('content-incomplete')
    given(contentDecider, [...draft, archived])
      .when(publish)
      .thenRejected('content-transition-not-allowed')
  })
  it('does nothing on repetition', () => {
    given(contentDecider, [...draft, requested, published])
      .when(publish)
      .thenNothing()
  })
})

describe('review', () => {
  const request = { type: 'request-content-review', by: author } as const
  const decline = { type: 'decline-content-review', reason: 'last year’s figure', by: reader } as const
  it('is requested and declined', () => {
    given(contentDecider, draft).when(request).then([requested])
    given(contentDecider, draft.concat(requested)).when(request).thenNothing()
    given(contentDecider, [...draft, requested])
      .when(decline)
      .then([
        {
          type: 'content-review-declined',
          data: { contentId: sampleContentId, reason: 'last year’s figure', by: reader },
        },
      ])
  })
  it('is refused where there is nothing to read', () => {
    given(contentDecider, [created]).when(request).thenRejected('content-incomplete')
    given(contentDecider, [...draft, requested, published])
      .when(request)
      .thenRejected('content-transition-not-allowed')
    given(contentDecider, draft).when(decline).thenRejected('content-transition-not-allowed')
  })
})

describe('schedule-content', () => {
  const withdraw = { type: 'withdraw-content-schedule', by: author } as const
  it('sets the time, and moves it', () => {
    given(contentDecider, [...draft, requested])
      .when(schedule)
      .then([scheduled])
    given(contentDecider, [...draft, requested, scheduled])
      .when(schedule)
      .thenNothing()
    const later = '2026-12-02T08:00:00.000Z'
    given(contentDecider, [...draft, requested, scheduled])
      .when({ ...schedule, publishAt: later })
      .then([{ type: 'content-scheduled', data: { contentId: sampleContentId, publishAt: later, by: reader } }])
  })
  it('refuses the past, and a draft without review', () => {
    given(contentDecider, [...draft, requested])
      .when({ ...schedule, publishAt: publishedAt })
      .thenRejected('content-time-past')
    given(contentDecider, draft).when(schedule).thenRejected('content-review-needed')
  })
  it('is withdrawn', () => {
    const withdrawn: ContentEvent = { type: 'content-schedule-withdrawn', data: of }
    given(contentDecider, [...draft, requested, scheduled])
      .when(withdraw)
      .then([withdrawn])
    given(contentDecider, draft).when(withdraw).thenNothing()
    given(contentDecider, [...draft, requested, published])
      .when(withdraw)
      .thenRejected('content-transition-not-allowed')
  })
  it('publishes at its time, not before, and not what was changed since', () => {
    const due = { type: 'publish-due-content', now: '2026-12-01T08:00:00.001Z' } as const
    given(contentDecider, [...draft, requested, scheduled])
      .when(due)
      .then([
        {
          type: 'content-published',
          data: { contentId: sampleContentId, publishedAt: '2026-12-01T08:00:00.000Z', by: 'schedule' },
        },
      ])
    given(contentDecider, [...draft, requested, scheduled])
      .when({ ...due, now: publishedAt })
      .thenNothing()
    given(contentDecider, [...draft, requested, scheduled, { ...englishSet }])
      .when(due)
      .thenNothing()
    given(contentDecider, [...draft, requested, scheduled, archived])
      .when(due)
      .thenNothing()
  })
})

describe('archive-content', () => {
  const archive = { type: 'archive-content', by: author } as const
  const reopen = { type: 'reopen-content', by: author } as const
  it('withdraws an item, and a reopened one is a draft that readers do not see', () => {
    given(contentDecider, [...draft, published])
      .when(archive)
      .then([archived])
    given(contentDecider, [...draft, archived])
      .when(reopen)
      .then([{ type: 'content-reopened', data: of }])
    const state = [...draft, published, archived, { type: 'content-reopened' as const, data: of }].reduce(
      contentDecider.evolve,
      contentDecider.initial,
    )
    expect(state).toMatchObject({ status: 'open', published: null, draftStatus: 'draft' })
  })
  it('refuses an unknown item', () => {
    given(contentDecider, []).when(archive).thenRejected('content-not-found')
    given(contentDecider, []).when(reopen).thenRejected('content-not-found')
  })
  it('does nothing on repetition', () => {
    given(contentDecider, [...draft, archived])
      .when(archive)
      .thenNothing()
    given(contentDecider, draft).when(reopen).thenNothing()
  })
})

describe('restore-content-version', () => {
  const restore = {
    type: 'restore-content-version',
    version: 2,
    by: reader,
    side: { details: newsDetails, texts: { en: english } },
  } as const
  const other: ContentEvent = { type: 'content-text-set', data: { ...of, language: 'en', text: textOf('Else', 'x') } }
  it('writes the texts of the version again', () => {
    given(contentDecider, [...draft, other])
      .when(restore)
      .then([
        { type: 'content-version-restored', data: { contentId: sampleContentId, version: 2, by: reader } },
        {
          type: 'content-text-set',
          data: { contentId: sampleContentId, language: 'en', text: english, by: reader },
        },
      ])
  })
  it('refuses an unknown and an archived item', () => {
    given(contentDecider, []).when(restore).thenRejected('content-not-found')
    given(contentDecider, [...draft, archived])
      .when(restore)
      .thenRejected('content-transition-not-allowed')
  })
  it('does nothing where nothing differs', () => {
    given(contentDecider, draft).when(restore).thenNothing()
  })
})
