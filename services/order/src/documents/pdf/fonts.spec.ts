import { readFileSync } from 'node:fs'
import { languageCodes } from '@pinline/contracts/api/languages'
import { describe, expect, it } from 'vitest'
import { fontRuns } from './fonts.ts'

describe('the fonts of documents', () => {
  it.each([
    ['Łukasz Müller, Αθήνα, Москва', ['latin']],
    ['上海市', ['sc']],
    ['홍길동 12', ['kr', 'latin']],
    ['สมชาย ใจดี', ['thai']],
    ['राजेश शर्मा', ['latin']],
  ])('draw %s by %j', (text, families) => {
    const runs = fontRuns(text, 'en')
    expect(runs.map(({ font }) => font)).toEqual(families)
    expect(runs.map((run) => run.text).join('')).toBe(text)
  })
  it.each(languageCodes)('have every sign of the texts in %s', (code) => {
    const texts: Record<string, unknown> = JSON.parse(
      readFileSync(new URL(`../texts/${code}.json`, import.meta.url), 'utf8'),
    )
    const signs = [...new Set(JSON.stringify(texts))].filter((sign) => /[\p{L}\p{P}\p{S}]/u.test(sign) && sign !== '?')
    const drawn = signs.map((sign) => fontRuns(sign, code)[0]?.text)
    expect(signs.filter((_, index) => drawn[index] === '?')).toEqual([])
  })
  it('are those of the language for signs that it shares with others', () => {
    expect(fontRuns('直', 'ja')).toEqual([{ text: '直', font: 'jp' }])
    expect(fontRuns('直', 'zh_hk')).toEqual([{ text: '直', font: 'tc' }])
    expect(fontRuns('직', 'ja')).toEqual([{ text: '직', font: 'kr' }])
  })
  it('show a sign that none has as a question mark, and leave out marks that are not seen', () => {
    expect(fontRuns('A\u{1f600}', 'en').map((run) => run.text)).toEqual(['A', '?'])
    expect(fontRuns('\u200fA\u202c', 'en')).toEqual([{ text: 'A', font: 'latin' }])
  })
  it('put Hebrew and Arabic from right to left, numbers and Latin within them from left to right', () => {
    expect(fontRuns('דוד כהן', 'en')).toEqual([{ text: 'דוד\u00a0כהן', font: 'hebrew' }])
    expect(fontRuns('צפון (Elec Ltd) 15', 'en').map((run) => run.text)).toEqual([
      '15',
      '\u00a0(',
      'Elec Ltd',
      ')',
      'צפון\u00a0',
    ])
    expect(fontRuns('3303142 חיפה', 'en').map((run) => run.text)).toEqual(['חיפה', '\u00a0', '3303142'])
  })
})
