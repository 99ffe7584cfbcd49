import { recordVisitSteps } from '@pinline/contracts/notification/record-visit-steps'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Moment, sendSteps, stepsOf } from './visit-steps.ts'

const newStore = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}
const after = (...moments: Moment[]): readonly (readonly string[])[] => {
  const store = newStore()
  return moments.map((moment) => stepsOf(moment, store))
}

describe('steps of a visit', () => {
  it('follow a search to the order, each once', () => {
    expect(after('searched', 'found', 'opened', 'opened', 'added', 'added', 'ordered', 'ordered')).toEqual([
      ['search-made', 'visit-searched'],
      [],
      ['search-opened'],
      [],
      ['visit-added', 'search-added'],
      [],
      ['search-ordered'],
      [],
    ])
  })

  it('count each search, and the visit once', () => {
    expect(after('searched', 'opened', 'searched', 'opened', 'added')).toEqual([
      ['search-made', 'visit-searched'],
      ['search-opened'],
      ['search-made'],
      ['search-opened'],
      ['visit-added', 'search-added'],
    ])
  })

  it('know a search without a result, by its first list alone', () => {
    expect(after('searched', 'found-nothing', 'found-nothing', 'opened', 'added').slice(1)).toEqual([
      ['search-empty'],
      [],
      [],
      ['visit-added'],
    ])
    expect(after('searched', 'found', 'found-nothing').flat()).not.toContain('search-empty')
  })

  it('belong to no search where there was none', () => {
    expect(after('found', 'opened', 'added', 'ordered').flat()).toEqual(['visit-added'])
  })

  it('count the order, though a search without a result came between', () => {
    expect(after('searched', 'added', 'searched', 'found-nothing', 'ordered').at(-1)).toEqual(['search-ordered'])
  })
})

describe('what is sent of them', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const record = (navigator: object): readonly unknown[] => {
    const sent = vi.fn(async () => new Response())
    vi.stubGlobal('navigator', navigator)
    vi.stubGlobal('sessionStorage', newStore())
    vi.stubGlobal('fetch', sent)
    sendSteps('searched')
    return sent.mock.calls
  }

  it('is a call that exists', () => {
    const [[address, { body }] = ['', { body: '' }]] = record({}) as [string, { body: string }][]
    expect(address).toBe(`/api/v1${recordVisitSteps.path}`)
    expect(recordVisitSteps.input.parse(JSON.parse(body))).toEqual({ steps: ['search-made', 'visit-searched'] })
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('is nothing for %o', (navigator) => {
    expect(record(navigator)).toEqual([])
  })
})
