/** Deeper than any contract; far from the depth at which a recursive reader runs out of stack. */
export const maxJsonDepth = 32

const quote = 0x22
const backslash = 0x5c
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * Whether a JSON text in UTF-8 nests arrays and objects deeper than `limit`. Reads bytes in one pass, without recursion,
 * so that it can stand before every recursive reader. Answers the failure "200,000 nested brackets overflow the stack".
 */
export const isDeeperThan = (limit: number, json: Uint8Array): boolean => {
  let depth = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0
    if (inString) {
      if (byte === backslash) index += 1
      else if (byte === quote) inString = false
    } else if (byte === quote) inString = true
    else if (opening.has(byte)) {
      depth += 1
      if (depth > limit) return true
    } else if (closing.has(byte)) depth -= 1
  }
  return false
}
