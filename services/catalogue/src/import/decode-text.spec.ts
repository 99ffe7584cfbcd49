import { guessEncoding } from '@pinline/contracts/catalogue/import/guess-encoding'
import { describe, expect, it } from 'vitest'
import { decodedText } from './decode-text.ts'

const allOf = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

const pieces = async function* (bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}
const decoded = async (...[bytes, encoding]: [Uint8Array, Parameters<typeof decodedText>[1]]) =>
  (await allOf(decodedText(pieces(bytes, 3), encoding))).join('')

const latin = (text: string) => Buffer.from(text, 'latin1')
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const chinese = Buffer.from('cdcdbac52cd6c6d4ecc9cc2cbfe2b4e60a', 'hex')

describe('the encoding of a file', () => {
  it('is detected by a byte order mark', () => {
    expect(guessEncoding(Buffer.from('\ufeffmodel;Größe'))).toBe('utf-8')
    expect(guessEncoding(wide('model;maker'))).toBe('utf-16le')
    expect(guessEncoding(wide('model;maker').swap16())).toBe('utf-16be')
  })

  it('is detected by its bytes', () => {
    expect(guessEncoding(Buffer.from('型号,制造商'))).toBe('utf-8')
    expect(guessEncoding(Buffer.from('型号').subarray(0, 5))).toBe('utf-8')
    expect(guessEncoding(Buffer.from('model,maker', 'utf16le'))).toBe('utf-16le')
    expect(guessEncoding(latin('Hersteller;Größe\nWürth;2,54\nMünchen;Ø'))).toBe('windows-1252')
    expect(guessEncoding(chinese)).toBe('gb18030')
    expect(guessEncoding(Buffer.from('model,maker'))).toBe('utf-8')
  })

  it.each([
    'Größe',
    'Artikelnummer;Größe\n1766314;groß',
    'código;localização\nações;opções',
    'référence;créée le\nÉcrou à œil «brut»',
    'ubicación;señal\nAño;¿Está?',
    'quantità;più\nperché;è',
  ])('is Western European for %j', (text) => {
    expect(guessEncoding(latin(text))).toBe('windows-1252')
  })

  it.each([
    'b0e5b6cb2c55534220d0cd2c6d', // 板端,USB 型,m
    'd0cdbac5', // 型号
    'c6b7c5c62ccafdc1bf0acca9bfc62c31320ab0e5b6d4b0e5c1acbdd3c6f72c34', // 品牌,数量 泰科,12 板对板连接器,4
  ])('is Chinese for the bytes %s', (hex) => {
    expect(guessEncoding(Buffer.from(hex, 'hex'))).toBe('gb18030')
  })

  it('is decoded in chunks of any length, without its byte order mark', async () => {
    expect(await decoded(Buffer.from('\ufeffRastermaß 2,54 型号'), 'utf-8')).toBe('Rastermaß 2,54 型号')
    expect(await decoded(wide('шаг'), 'utf-16le')).toBe('шаг')
    expect(await decoded(latin('Würth'), 'windows-1252')).toBe('Würth')
    expect(await decoded(chinese, 'gb18030')).toContain('制造商,库存')
    expect(await decoded(latin('Würth'), 'utf-8')).toContain('\ufffd')
  })
})
