/** A text by which part numbers sort as people sort them: figures by their size, capitals as small letters. */
export const naturalKey = (text: string): string =>
  text.toLowerCase().replace(/\d+/gu, (digits) => {
    const bare = digits.replace(/^0+(?=\d)/u, '')
    return `${String.fromCharCode(0x30 + Math.min(bare.length, 9))}${bare}`
  })
