import type { FileEncoding } from './import-options.ts'

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    // A truncated character at the end of a sample is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const isHigh = (byte: number): boolean => byte >= 0x80

const isLetter = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/** A character of GB 2312: signs, or a Chinese character. */
const isPair = (lead: number, trail: number): boolean =>
  trail >= 0xa1 && trail <= 0xfe && ((lead >= 0xa1 && lead <= 0xa9) || (lead >= 0xb0 && lead <= 0xf7))

/**
 * Chinese characters are pairs of high bytes, and words of them stand between signs; Western European letters are single
 * ones, or two in a word between ASCII letters, as in Größe and ação.
 */
const isLikelyChinese = (bytes: Uint8Array): boolean => {
  let [chinese, western] = [0, 0]
  for (let start = 0; start < bytes.length; start += 1) {
    if (!isHigh(bytes[start] ?? 0)) continue
    let end = start
    while (end < bytes.length && isHigh(bytes[end] ?? 0)) end += 1
    const length = end - start
    const isInWord = isLetter(bytes[start - 1] ?? 0) && isLetter(bytes[end] ?? 0)
    const pairs = Array.from({ length: Math.floor(length / 2) }, (_, pair) => start + 2 * pair)
    // A sample may end within a character.
    const isWhole = length % 2 === 0 || end === bytes.length
    const isChinese =
      isWhole && !(length <= 2 && isInWord) && pairs.every((at) => isPair(bytes[at] ?? 0, bytes[at + 1] ?? 0))
    if (isChinese) chinese += length
    else western += length
    start = end
  }
  return chinese > western
}

/** UTF-16 without a byte order mark: every other byte is empty. */
const emptyHalf = (bytes: Uint8Array): FileEncoding | undefined => {
  const pairs = Math.floor(bytes.length / 2)
  if (pairs < 4) return undefined
  let [even, odd] = [0, 0]
  for (let index = 0; index < pairs; index += 1) {
    if (bytes[2 * index] === 0) even += 1
    if (bytes[2 * index + 1] === 0) odd += 1
  }
  if (odd > pairs * 0.6 && even === 0) return 'utf-16le'
  return even > pairs * 0.6 && odd === 0 ? 'utf-16be' : undefined
}

/** The encoding of a text, by its first bytes. A byte order mark decides; then UTF-8 if it is valid. */
export const guessEncoding = (bytes: Uint8Array): FileEncoding => {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const wide = emptyHalf(bytes)
  if (wide !== undefined) return wide
  if (isUtf8(bytes)) return 'utf-8'
  return isLikelyChinese(bytes) ? 'gb18030' : 'windows-1252'
}
