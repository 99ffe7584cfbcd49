import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const mebibyte = 1024 * 1024
export const avatarLimit = 5 * mebibyte
export const enclosureLimit = 10 * mebibyte

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6f5c' } })

export const pngOf = (width: number, height: number): Promise<Buffer> => blank(width, height).png().toBuffer()
export const gif = (): Promise<Buffer> => blank(20, 10).gif().toBuffer()
/** Taken on its side, by somebody, somewhere. */
export const photo = (): Promise<Buffer> =>
  blank(300, 200)
    .withExif({ IFD0: { Artist: 'Ann Example' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** The same file, filled up behind its end. */
export const filledUp = (bytes: Buffer, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const boxes = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\0\0isom${brand}`), Buffer.alloc(64)])
export const mp4 = boxes('mp42')
export const m4a = boxes('M4A ')
export const mp3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)])
export const page = Buffer.from('<!doctype html><script>alert(document.domain)</script>')

/** Few bytes, and a gigabyte once it is unfolded: its head says 20,000 × 20,000. */
export const bomb = async (): Promise<Buffer> => {
  const bytes = await pngOf(64, 64)
  const head = Buffer.from(bytes)
  head.writeUInt32BE(20_000, 16)
  head.writeUInt32BE(20_000, 20)
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
  return head
}
