const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 base 32 without padding, as authenticator apps take secrets. */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** The bytes of a base 32 text in either case. Throws on any other character. */
export const fromBase32 = (text: string): Buffer => {
  const bits = [...text.toUpperCase()].map((character) => {
    const value = alphabet.indexOf(character)
    if (value < 0) throw new Error('not base 32')
    return value.toString(2).padStart(5, '0')
  })
  const octets = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(octets.map((octet) => Number.parseInt(octet, 2)))
}
