/** A sort key in natural order: numbers by value, case ignored. */
export const naturalKey = (text: string): string =>
  text.toLowerCase().replace(/\d+/gu, (digits) => {
    const bare = digits.replace(/^0+(?=\d)/u, '')
    return `${String.fromCharCode(0x30 + Math.min(bare.length, 9))}${bare}`
  })
