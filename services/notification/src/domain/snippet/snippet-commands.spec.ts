import { given } from '@pinline/chassis/domain/given'
import { describe, it } from 'vitest'
import { archived, at, parcelId, parcelLeft, reopened, written } from './snippet.fixtures.ts'
import { snippetDecider } from './snippet-decider.ts'

const creating = { type: 'create-snippet', snippetId: parcelId, ...parcelLeft, writtenAt: at } as const
const updating = { type: 'update-snippet', ...parcelLeft, now: at } as const
const archiving = { type: 'archive-snippet', now: at } as const
const reopening = { type: 'reopen-snippet', now: at } as const
const texts = { en: 'Your parcel is on its way.' }

describe('create-snippet', () => {
  it('writes a snippet, once', () => {
    given(snippetDecider, []).when(creating).then([written])
    given(snippetDecider, [written]).when(creating).thenNothing()
  })
})

describe('update-snippet', () => {
  it('writes another version, also where a language is taken away', () => {
    given(snippetDecider, [written])
      .when({ ...updating, texts })
      .then([{ type: 'snippet-written', data: { snippetId: parcelId, ...parcelLeft, texts, writtenAt: at } }])
  })

  it('refuses what is archived, and what never was', () => {
    given(snippetDecider, [written, archived]).when(updating).thenRejected('snippet-archived')
    given(snippetDecider, []).when(updating).thenRejected('snippet-not-found')
  })

  it('does nothing on repetition, whatever the order of the languages', () => {
    const { en = '', de = '' } = parcelLeft.texts
    given(snippetDecider, [written])
      .when({ ...updating, texts: { de, en } })
      .thenNothing()
  })
})

describe('archive-snippet', () => {
  it('takes a snippet away, once', () => {
    given(snippetDecider, [written]).when(archiving).then([archived])
    given(snippetDecider, [written, archived]).when(archiving).thenNothing()
    given(snippetDecider, []).when(archiving).thenRejected('snippet-not-found')
  })
})

describe('reopen-snippet', () => {
  it('puts an archived snippet back, once', () => {
    given(snippetDecider, [written, archived]).when(reopening).then([reopened])
    given(snippetDecider, [written, archived, reopened]).when(reopening).thenNothing()
    given(snippetDecider, []).when(reopening).thenRejected('snippet-not-found')
  })

  it('lets it be changed again', () =>
    given(snippetDecider, [written, archived, reopened])
      .when({ ...updating, texts })
      .then([{ type: 'snippet-written', data: { snippetId: parcelId, ...parcelLeft, texts, writtenAt: at } }]))
})
