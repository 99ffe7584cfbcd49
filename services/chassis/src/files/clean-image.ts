import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Sharp } from 'sharp'
import { TooBusyError } from '../http/too-busy.ts'

/** Limit for a decoded picture, which takes four bytes a pixel: the sum over all frames. */
export const maxPixels = 40_000_000
const maxConcurrent = 2
const maxWaiting = 64
const busySeconds = 5
const patienceSeconds = 30

/** Loaded with the first picture: the library takes 20 MB in every process that imports it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
let loading: ReturnType<typeof loadSharp> | undefined

export interface CleanImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export type ImageType = 'image/jpeg' | 'image/png' | 'image/gif'

let working = 0
const waiting: (() => void)[] = []

/**
 * Runs a few at once; the others wait, and those beyond a bound are refused. Prevents the failure "a flood of pictures held
 * every later one for minutes, each with its request open".
 * @throws TooBusyError
 */
export const limitConcurrency = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting.length >= maxWaiting) throw new TooBusyError(busySeconds)
  if (working >= maxConcurrent) await new Promise<void>((resolve) => waiting.push(resolve))
  else working += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) working -= 1
    else next()
  }
}

/**
 * Re-encodes a picture: pixels only, upright, in sRGB, without any other content of the file (place and camera,
 * thumbnail, an appended page). Prevents the failures "a picture contains its location" and "a few kilobytes decompress
 * to gigabytes": dimensions are read first, and more than `maxPixels` are rejected undecoded.
 * @param square side in pixels; the picture is cropped to its centre
 * @returns a rejection if it is too large (`file-too-large`) or cannot be read (`upload-type-wrong`)
 */
export const cleanImage = (path: string, type: ImageType, square?: number): Promise<CleanImage | Rejection> =>
  limitConcurrency(async () => {
    loading ??= loadSharp()
    const sharp = await loading
    try {
      const animated = type === 'image/gif' && square === undefined
      const head = sharp(path, { limitInputPixels: false, animated })
      const { width = 0, height = 0, pageHeight = height, pages = 1 } = await head.metadata()
      if (width * pageHeight * pages > maxPixels)
        return rejection('file-too-large', { errors: { file: 'file-too-large' }, data: { maxPixels } })
      const picture = sharp(path, { limitInputPixels: maxPixels, failOn: 'error', animated })
      const upright = picture.autoOrient().timeout({ seconds: patienceSeconds })
      const cut = square === undefined ? upright : upright.resize(square, square, { fit: 'cover' })
      const { data, info } = await encoded(cut, type).toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
    } catch {
      return rejection('upload-type-wrong', { errors: { file: 'upload-type-wrong' } })
    }
  })

/** A picture of the shop's own in at most so many pixels of width, its first frame, as WebP. */
export const webpOfWidth = (picture: Uint8Array, width: number): Promise<Buffer> =>
  limitConcurrency(async () => {
    loading ??= loadSharp()
    const sharp = await loading
    const upright = sharp(picture, { limitInputPixels: maxPixels }).autoOrient().timeout({ seconds: patienceSeconds })
    return await upright.resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer()
  })

const encoded = (picture: Sharp, type: ImageType): Sharp => {
  switch (type) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 88 })
    case 'image/png':
      return picture.png({ compressionLevel: 8 })
    case 'image/gif':
      return picture.gif()
    default:
      return type satisfies never
  }
}
