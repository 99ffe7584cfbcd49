import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRejection } from '@pinline/contracts/api/error-codes'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CleanImage, cleanImage, type ImageType } from './clean-image.ts'

describe('a picture that was uploaded', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pinline-images-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const cleaned = async (bytes: Uint8Array, type: ImageType, square?: number) => {
    const path = join(folder, 'picture')
    await writeFile(path, bytes)
    return await cleanImage(path, type, square)
  }
  const picture = async (result: ReturnType<typeof cleaned>): Promise<CleanImage> => {
    const image = await result
    if (isRejection(image)) throw new Error(image.code)
    return image
  }
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#1f6f5c' } })

  it('loses its camera metadata, and is rotated upright', async () => {
    const taken = await blank(30, 20)
      .withExif({ IFD0: { Artist: 'Ann Example' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).orientation).toBe(6)
    const { bytes, width, height } = await picture(cleaned(taken, 'image/jpeg'))
    const { exif, orientation, format } = await sharp(bytes).metadata()
    expect({ exif, orientation, format, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
      width: 20,
      height: 30,
    })
  })

  it('loses a page that was appended to it', async () => {
    const page = '<script>alert(1)</script>'
    const twoInOne = Buffer.concat([await blank(8, 8).png().toBuffer(), Buffer.from(page)])
    const { bytes } = await picture(cleaned(twoInOne, 'image/png'))
    expect(bytes.includes(page)).toBe(false)
    const commented = await blank(8, 8)
      .withExif({ IFD0: { ImageDescription: page } })
      .jpeg()
      .toBuffer()
    expect(commented.includes(page)).toBe(true)
    expect((await picture(cleaned(commented, 'image/jpeg'))).bytes.includes(page)).toBe(false)
  })

  it('is cut to a square from its middle', async () => {
    const { width, height, bytes } = await picture(cleaned(await blank(900, 300).png().toBuffer(), 'image/png', 200))
    expect([width, height]).toEqual([200, 200])
    expect((await sharp(bytes).metadata()).format).toBe('png')
  })

  it('keeps all frames of an animation', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 12, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { bytes, width, height } = await picture(cleaned(moving, 'image/gif'))
    expect([width, height, (await sharp(bytes).metadata()).pages]).toEqual([12, 10, 2])
  })

  it('is rejected undecoded if it would decompress to too much', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 2 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    expect(await cleaned(bomb, 'image/png')).toMatchObject({ code: 'file-too-large' })
  })

  it('is rejected if it cannot be read', async () => {
    const whole = await blank(300, 300).png().toBuffer()
    for (const broken of [whole.subarray(0, whole.length / 2), Buffer.from('GIF89a'), Buffer.from('<svg/>')])
      expect(await cleaned(broken, 'image/png')).toMatchObject({ code: 'upload-type-wrong' })
  })
})
