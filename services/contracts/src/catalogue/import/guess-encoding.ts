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

/** Chinese characters are pairs of high bytes; Western European letters are single ones between ASCII letters. */
const isLikelyChinese = (bytes: Uint8Array): boolean => {
  let high = 0
  let paired = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const [byte = 0, next = 0] = [bytes[index], bytes[index + 1]]
    if (byte < 0x80) continue
    if (byte >= 0xa1 && byte <= 0xf7 && next >= 0xa1) {
      high += 2
      paired += 2
      index += 1
    } else high += 1
  }
  return paired > high * 0.7
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
