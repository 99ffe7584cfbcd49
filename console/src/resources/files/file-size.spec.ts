import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 kB'],
  [1536, '1.5 kB'],
  [150 * 1024, '150 kB'],
  [5 * 1024 * 1024, '5 MB'],
  [3 * 1024 ** 3, '3 GB'],
  [5000 * 1024 ** 3, '5000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes, String)).toBe(text)
})
