import { staffId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { mentionMarker, mentionsIn, noteExcerpt, notePieces, noteText, plainNote } from './mention.ts'

const [ada, ben] = [staffId.parse('s-ada00001'), staffId.parse('s-ben00001')]
const note = `${mentionMarker(ada)} and ${mentionMarker(ben)}: ask ${mentionMarker(ada)}, not a@[b.example]`

describe('mentions in a note', () => {
  it('are found once each, in the order of the text', () => {
    expect(mentionsIn(note)).toEqual([ada, ben])
    expect(mentionsIn('nobody @Ada @[b-buyer0001] @[s-x]')).toEqual([])
  })
  it('part the text', () => {
    expect(notePieces(`see ${mentionMarker(ada)}`)).toEqual(['see ', { mention: ada }])
    expect(notePieces('')).toEqual([])
  })
  it('are names in plain text', () => {
    expect(plainNote(note, new Map([[ada, 'Ada']]))).toBe('@Ada and @…: ask @Ada, not a@[b.example]')
  })
  it('are not cut in an excerpt', () => {
    expect(noteExcerpt(note, 1000)).toBe(note)
    expect(noteExcerpt(`${mentionMarker(ada)} and others`, 4)).toBe(`${mentionMarker(ada)} and…`)
    expect(noteExcerpt(`1234${mentionMarker(ada)}`, 4)).toBe('1234…')
  })
  it('do not count as length', () => {
    expect(noteText(10).safeParse(`${mentionMarker(ada)}0123456789`).success).toBe(true)
    expect(noteText(10).safeParse(`${mentionMarker(ada)}0123456789a`).success).toBe(false)
    expect(noteText(10).safeParse('').success).toBe(false)
    expect(noteText(10).safeParse(mentionMarker(ada).repeat(80)).success).toBe(false)
  })
})
