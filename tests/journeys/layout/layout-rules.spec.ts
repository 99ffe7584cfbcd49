import { describe, expect, it } from 'vitest'
import { layoutFaults } from './layout-rules.ts'
import type { Box, MeasuredText } from './measure-page.ts'

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const line = box(0, 0, 100, 20)
const text = (change: Partial<MeasuredText>): MeasuredText => {
  const lines = change.lines ?? [line]
  return {
    where: 'main > p',
    text: 'Steckverbinder',
    lines,
    shown: lines,
    seen: lines,
    block: undefined,
    labels: '',
    brokenWords: [],
    brokenFigures: [],
    isInControl: false,
    isCode: false,
    lang: 'de',
    layer: 0,
    ...change,
  }
}
const kinds = (...texts: MeasuredText[]) =>
  layoutFaults({ texts, drawings: [], unnamed: [], width: 390, windowWidth: 390 }).map(({ kind }) => kind)
const threeLines = [line, box(0, 20, 100, 40), box(0, 40, 100, 60)]

describe('a text on a page', () => {
  it('is fine where it stands whole within its block', () => {
    expect(kinds(text({ block: box(0, 0, 120, 20) }))).toEqual([])
  })

  it('is cut where a part of a line is not shown', () => {
    expect(kinds(text({ shown: [box(0, 0, 80, 20)] }))).toEqual(['cut'])
  })

  it('is cut where its last line is not shown', () => {
    expect(kinds(text({ lines: threeLines, shown: [line, box(0, 20, 100, 40), box(0, 40, 100, 40)] }))).toEqual(['cut'])
  })

  it('is not cut where a tooltip has the whole', () => {
    expect(kinds(text({ shown: [box(0, 0, 80, 20)], labels: ' Steckverbinder ' }))).toEqual([])
  })

  it('is not cut where it is closed as a whole', () => {
    expect(kinds(text({ shown: [box(0, 0, 100, 0)] }))).toEqual([])
  })

  it('is not cut where the box of its line alone is higher than its block', () => {
    expect(kinds(text({ shown: [box(0, 2, 100, 18)] }))).toEqual([])
  })

  it('stands outside a narrower block', () => {
    expect(kinds(text({ block: box(0, 0, 90, 20) }))).toEqual(['outside'])
  })

  it('is broken where a figure goes on in the next line', () => {
    expect(kinds(text({ text: '超過10,000', brokenFigures: ['10,000'] }))).toEqual(['broken-figure'])
  })

  it('is broken where a word goes on in the next line', () => {
    expect(kinds(text({ brokenWords: ['Steckverbinder'] }))).toEqual(['broken-word'])
    expect(kinds(text({ text: 'コネクタ', brokenWords: ['コネクタ'] }))).toEqual([])
  })

  it('is broken where Chinese or Japanese has one or two characters a line', () => {
    expect(kinds(text({ text: '納期情報', lines: threeLines }))).toEqual(['broken-word'])
    expect(kinds(text({ text: '納期情報を確認できます', lines: threeLines }))).toEqual([])
  })

  it('makes its button tall with three lines', () => {
    expect(kinds(text({ text: 'In den Warenkorb', lines: threeLines, isInControl: true }))).toEqual(['tall-control'])
    expect(kinds(text({ text: 'In den Warenkorb', lines: threeLines.slice(0, 2), isInControl: true }))).toEqual([])
    expect(kinds(text({ text: 'stock-reserved-for-order', lines: threeLines, isInControl: true }))).toEqual([])
    expect(kinds(text({ lines: threeLines, text: 'x '.repeat(40), isInControl: true }))).toEqual([])
  })

  it('is a key where the text of that key is missing', () => {
    expect(kinds(text({ text: 'resources.orders.title' }))).toEqual(['key'])
    expect(kinds(text({ text: 'resources.orders.title', isCode: true }))).toEqual([])
    expect(kinds(text({ text: 'erp.example.com' }))).toEqual([])
  })
})

describe('two texts on a page', () => {
  it('overlap where their lines cross', () => {
    expect(kinds(text({}), text({ text: 'Menge', lines: [box(80, 5, 160, 25)] }))).toEqual(['overlap'])
  })

  it('do not overlap where only their boxes touch', () => {
    expect(kinds(text({}), text({ text: 'Menge', lines: [box(0, 16, 100, 36)] }))).toEqual([])
  })

  it('do not overlap where one is scrolled out of sight', () => {
    expect(kinds(text({}), text({ text: 'Menge', lines: [line], seen: [box(0, 0, 100, 0)] }))).toEqual([])
  })

  it('do not overlap where one lies over the other by intent', () => {
    expect(kinds(text({}), text({ text: 'Menge', lines: [box(80, 5, 160, 25)], layer: 1 }))).toEqual([])
  })
})

describe('a page', () => {
  it('is reported where it is wider than its window, and for each control without a name', () => {
    const unnamed = [{ where: 'form > button', text: '' }]
    const faults = layoutFaults({ texts: [], drawings: [], unnamed, width: 420, windowWidth: 390 })
    expect(faults).toEqual([
      { kind: 'unnamed', where: 'form > button', text: '' },
      { kind: 'wide-page', where: 'html', text: '420 px in 390 px' },
    ])
  })

  it('reports what is wrong twice in the same way once', () => {
    expect(kinds(text({ brokenWords: ['a'] }), text({ brokenWords: ['a'], lines: [box(0, 50, 9, 60)] }))).toEqual([
      'broken-word',
    ])
  })
})
