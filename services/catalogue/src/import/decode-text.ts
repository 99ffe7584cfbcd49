import type { FileEncoding } from '@pinline/contracts/catalogue/import/import-options'

/** Decodes bytes in chunks; the byte order mark is removed, and invalid bytes become U+FFFD. */
export async function* decodedText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: FileEncoding,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of bytes) {
    const text = decoder.decode(piece, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}
