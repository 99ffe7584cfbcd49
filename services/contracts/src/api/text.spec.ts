import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanedText, cleanFileName, fileName, multiLine, partNumber, secretText, singleLine } from './text.ts'

const hostile = [
  ['NUL', '\u0000'],
  ['line feed', '\n'],
  ['carriage return', '\r'],
  ['C1 control', '\u0085'],
  ['line separator', '\u2028'],
  ['left-to-right override', '\u202d'],
  ['right-to-left override', '\u202e'],
  ['isolate', '\u2066'],
  ['end of isolate', '\u2069'],
  ['half of a character', '\ud83d'],
  ['other half', '\udd0c'],
  ['noncharacter', '\ufffe'],
] as const

const zeroWidth = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u3164',
  '\u{e0041}',
  '\u200c',
  '\u200d',
]

/** Names, places and remarks as people write them, already in NFC. */
const written = [
  '连接器 5.08毫米，绿色',
  '連接器 5.08 毫米',
  "Pin header 2.54 mm, 1×40 (gold) – it's 10 µm",
  'Conector macho à prova d’água, São Paulo',
  'Connettore a perforazione d’isolante, è così',
  'Steckverbinder für Außengeräte, Straße 5 ½',
  'Connecteur mâle coudé « 90° », cœur',
  'Conector acodado ¿sí? ñandú',
  'コネクタ（ピッチ２．５４ｍｍ）ﾋﾟﾝ 渡邉󠄀',
  'Разъём штыревой, ёлка',
  // Scripts that need joiners and non-joiners.
  'می‌خواهم',
  'क्‍ष',
  'ශ්‍රී ලංකා',
  'ক্‌ষ',
  // Pictographs that are joined.
  'tested 👩‍🔧 ❤️‍🔥',
]

const wellFormed = fc.string({ unit: 'grapheme', maxLength: 40 })

describe.each([
  ['singleLine', singleLine],
  ['partNumber', partNumber],
  ['fileName', fileName],
] as const)('%s', (_, schema) => {
  it.each(hostile)('refuses a %s', (_name, character) => {
    for (const text of [
      `AB${character}CD`,
      `${character === '\n' || character === '\r' || character === '\u2028' ? 'x' : ''}${character}AB`,
    ]) {
      expect(schema(80).safeParse(text).error?.issues[0]?.message).toBe('character-not-allowed')
    }
  })

  it('drops what is invisible, trims and composes', () => {
    for (const character of zeroWidth) expect(schema(80).parse(`\tAB${character}CD ${character}`)).toBe('ABCD')
    expect(schema(80).parse('Cafe\u0301')).toBe('Caf\u00e9')
    expect(schema(80).parse('e\u200b\u0301')).toBe('\u00e9')
  })

  it('counts what is left', () => {
    expect(schema(4).parse(' ABCD\u200b ')).toBe('ABCD')
    expect(schema(4).safeParse('ABCDE').success).toBe(false)
  })
})

describe('singleLine', () => {
  it.each(written)('accepts %s as it is', (text) => {
    expect(singleLine(200).parse(text)).toBe(text)
    expect(multiLine(200).parse(`${text}\n${text}`)).toBe(`${text}\n${text}`)
    expect(cleanedText(200).parse(text)).toBe(text)
  })

  it('leaves what it has read', () => {
    fc.assert(
      fc.property(fc.oneof(wellFormed, fc.string({ unit: 'binary', maxLength: 40 })), (text) => {
        const { data } = singleLine(200).safeParse(text)
        if (data !== undefined) expect(singleLine(200).parse(data)).toBe(data)
        const cleaned = cleanedText(200).parse(text)
        expect(cleanedText(200).parse(cleaned)).toBe(cleaned)
        expect(singleLine(400).parse(cleaned)).toBe(cleaned)
      }),
    )
  })

  it('refuses a text far too long without normalising it', () => {
    // Of the processor, which others do not add to.
    const started = process.threadCpuUsage()
    expect(singleLine(80).safeParse(`a${'\u0300\u0316'.repeat(250_000)}`).success).toBe(false)
    expect(process.threadCpuUsage(started).user / 1000, 'ms: normalised in full it takes minutes').toBeLessThan(2000)
  })
})

describe('multiLine', () => {
  it('has line feeds and no other control', () => {
    expect(multiLine(80).parse(' a\r\nb\rc\u2028d ')).toBe('a\nb\nc\nd')
    for (const [name, character] of hostile.filter(([, one]) => !/[\n\r\u0085\u2028]/u.test(one)))
      expect(multiLine(80).safeParse(`a${character}b`).success, name).toBe(false)
  })
})

it('a part number and a file name stand without what only texts need', () => {
  expect(partNumber(80).parse('می‌خواهم')).toBe('میخواهم')
  expect(partNumber(80).parse('ＤＢ－９　端子')).toBe('ＤＢ－９　端子')
  expect(fileName(80).parse('C:\\parts\\../list.csv')).toBe('list.csv')
  expect(cleanFileName('C:\\x\\evil\u202efdp.exe\u0000.pdf', 200)).toBe('evil fdp.exe .pdf')
  expect(cleanFileName('😀'.repeat(300), 200)).toBe('😀'.repeat(200))
})

it('a search is cleaned and never refused', () => {
  for (const [name, character] of hostile) {
    expect(cleanedText(80).parse(`AB${character}CD`), name).toBe('AB CD')
  }
  for (const character of zeroWidth) expect(cleanedText(80).parse(`AB${character}CD`)).toBe('ABCD')
})

it('a password is the same from every keyboard, and has no controls', () => {
  expect(secretText(80).parse('Cafe\u0301-2.54')).toBe('Caf\u00e9-2.54')
  for (const character of ['\u0000', '\n', '\ud83d'])
    expect(secretText(80).safeParse(`AB${character}CD`).error?.issues[0]?.message).toBe('character-not-allowed')
})
