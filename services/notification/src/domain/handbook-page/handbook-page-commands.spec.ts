import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { archived, at, packing, pageId, reopened, written } from './handbook-page.fixtures.ts'
import { handbookPageDecider } from './handbook-page-decider.ts'

const creating = { type: 'create-handbook-page', handbookPageId: pageId, ...packing, writtenAt: at } as const
const updating = { type: 'update-handbook-page', ...packing, now: at } as const
const archiving = { type: 'archive-handbook-page', now: at } as const
const reopening = { type: 'reopen-handbook-page', now: at } as const

describe('create-handbook-page', () => {
  it('writes a page, once', () => {
    given(handbookPageDecider, []).when(creating).then([written])
    given(handbookPageDecider, [written]).when(creating).thenNothing()
  })
})

describe('update-handbook-page', () => {
  it('writes another version', () => {
    const body = 'Check the moisture card and the date code.'
    const data = { handbookPageId: pageId, ...packing, body, writtenAt: at }
    given(handbookPageDecider, [written])
      .when({ ...updating, body })
      .then([{ type: 'handbook-page-written', data }])
  })

  it('refuses what is archived, and what never was', () => {
    given(handbookPageDecider, [written, archived]).when(updating).thenRejected('handbook-page-archived')
    given(handbookPageDecider, []).when(updating).thenRejected('handbook-page-not-found')
  })

  it('does nothing on repetition', () => given(handbookPageDecider, [written]).when(updating).thenNothing())
})

describe('archive-handbook-page', () => {
  it('takes a page away, once', () => {
    given(handbookPageDecider, [written]).when(archiving).then([archived])
    given(handbookPageDecider, [written, archived]).when(archiving).thenNothing()
    given(handbookPageDecider, []).when(archiving).thenRejected('handbook-page-not-found')
  })
})

describe('reopen-handbook-page', () => {
  it('puts an archived page back, once', () => {
    given(handbookPageDecider, [written, archived]).when(reopening).then([reopened])
    given(handbookPageDecider, [written, archived, reopened]).when(reopening).thenNothing()
    given(handbookPageDecider, []).when(reopening).thenRejected('handbook-page-not-found')
  })

  it('lets it be changed again', () =>
    given(handbookPageDecider, [written, archived, reopened])
      .when({ ...updating, title: 'Packing reels' })
      .then([
        {
          type: 'handbook-page-written',
          data: { handbookPageId: pageId, ...packing, title: 'Packing reels', writtenAt: at },
        },
      ]))
})
