import { fold } from '@pinline/chassis/domain/decider'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newsDetails, sampleContentId, textOf } from './content.fixtures.ts'
import { type Content, evolveContent } from './content.ts'
import { type ContentCommand, contentDecider } from './content-decider.ts'

const people = ['s-0000000001', 's-0000000002', 's-0000000003'] as const
const by = fc.constantFrom(...people)
const language = fc.constantFrom('en', 'de', 'zh_cn')
const minute = (value: number): string => `2026-11-21T08:${String(value).padStart(2, '0')}:00.000Z`
const time = fc.integer({ min: 0, max: 20 }).map(minute)
const text = fc.option(fc.constantFrom('one', 'two', 'three').map((title) => textOf(title, title)))

/** Commands of three people at any times, under four eyes. */
const command: fc.Arbitrary<ContentCommand> = fc.oneof(
  fc.record({
    ...{ type: fc.constant('update-content' as const), by, slug: fc.constantFrom('a', 'b', undefined) },
    texts: fc.tuple(language, text).map(([key, value]) => ({ [key]: value })),
  }),
  fc.record({ type: fc.constant('confirm-content-text' as const), by, language }),
  fc.record({ type: fc.constant('request-content-review' as const), by }),
  fc.record({ type: fc.constant('decline-content-review' as const), by, reason: fc.constant('no') }),
  fc.record({ type: fc.constant('publish-content' as const), by, now: time, fourEyes: fc.constant(true) }),
  fc.record({
    ...{ type: fc.constant('schedule-content' as const), by, now: time, publishAt: time, fourEyes: fc.constant(true) },
  }),
  fc.record({ type: fc.constant('publish-due-content' as const), now: time }),
  fc.record({ type: fc.constant('withdraw-content-schedule' as const), by }),
  fc.record({ type: fc.constant('archive-content' as const), by }),
  fc.record({ type: fc.constant('reopen-content' as const), by }),
)
const first: ContentCommand = {
  type: 'create-content',
  contentId: sampleContentId,
  slug: 'a',
  details: newsDetails,
  texts: { en: textOf('one', 'one') },
  by: people[0],
}

const historyOf = (commands: readonly ContentCommand[]): readonly ContentEvent[] => {
  let events: readonly ContentEvent[] = []
  for (const one of commands) {
    const decision = contentDecider.decide(fold(contentDecider, events), one)
    if (!isRejection(decision)) events = [...events, ...decision]
  }
  return events
}

describe('any history under four eyes', () => {
  it('publishes nothing that one of its authors approved, and nothing changed since it was submitted', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let authors = new Set<string>()
        let submitted: string | undefined
        let approver: string | undefined
        for (const { type, data } of historyOf([first, ...commands])) {
          if (type === 'content-text-set' || type === 'content-details-changed' || type === 'content-text-removed') {
            authors.add(data.by)
            submitted = undefined
          } else if (type === 'content-created') authors = new Set([data.by])
          else if (type === 'content-review-requested') submitted = data.by
          else if (type === 'content-scheduled') approver = data.by
          else if (type === 'content-published') {
            const reader = data.by === 'schedule' ? approver : data.by
            expect(submitted).toBeDefined()
            expect(reader).not.toBe(submitted)
            expect(authors.has(reader ?? '')).toBe(false)
            authors = new Set()
          }
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps every slug it ever had, each once', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const events = historyOf([first, ...commands])
        const state = fold(contentDecider, events)
        const had = events.flatMap((event) => ('slug' in event.data ? [event.data.slug] : []))
        expect(state.status === 'absent' ? [] : state.slugs.toSorted()).toEqual([...new Set(had)].toSorted())
      }),
    )
  })

  it('restores what the draft was at a version', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), fc.nat(), (commands, place) => {
        const events = historyOf([first, ...commands])
        const version = 1 + (place % events.length)
        const before = events.slice(0, version).reduce<Content>(evolveContent, contentDecider.initial)
        const now = fold(contentDecider, events)
        if (before.status === 'absent' || now.status !== 'open') return
        const restore = { type: 'restore-content-version', version, side: before.draft, by: people[1] } as const
        const decision = contentDecider.decide(now, restore)
        if (isRejection(decision)) throw new Error(decision.code)
        const after = decision.reduce<Content>(evolveContent, now)
        expect(after.status === 'absent' ? undefined : after.draft).toEqual(before.draft)
      }),
    )
  })
})
