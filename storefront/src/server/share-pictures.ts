import { createHash } from 'node:crypto'
import { type LanguageCode, languageCode } from '@pinline/contracts/api/languages'
import { contentPictureUrlOf } from '@pinline/contracts/catalogue/content/picture-url'
import { fileId, productId } from '@pinline/events/ids'
import { type Request, type Response, Router } from 'express'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { drawingBox, shareSize } from '../features/product-detail/share-card.ts'

/** The card of a part or of the shop: its SVG, and the drawing that is laid over it. */
export interface ShareCard {
  readonly card: string
  readonly drawing: string | null
}

/** Where pictures come from; undefined for what does not exist. */
export interface ShareSources {
  readonly apiOrigin: string
  readonly partCard: (id: string, language: LanguageCode) => Promise<ShareCard | undefined>
  readonly shopCard: (language: LanguageCode) => Promise<ShareCard>
}

/** What the process keeps, bytes: some hundreds of pictures. */
const maxBytes = 24 * 1024 * 1024
const CACHE_MS = 3_600_000
/** More than these wait for no picture: sharers ask again. */
const maxWaiting = 16
const patienceMs = 20_000
/** Drawings are enlarged from vectors, so that thin lines stay sharp. */
const density = 300

class TooMany extends Error {}

/** Loaded with the first picture: the library takes 20 MB in every process that imports it. */
const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}

export const cardPng = async ({ card, drawing }: ShareCard): Promise<Buffer> => {
  const sharp = await loadSharp()
  const sheet = sharp(Buffer.from(card)).resize(shareSize.width, shareSize.height)
  if (drawing === null) return await sheet.png({ palette: true }).toBuffer()
  const { data, info } = await sharp(Buffer.from(drawing), { density, limitInputPixels: 60_000_000 })
    .resize({ width: drawingBox.width, height: drawingBox.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = drawingBox.left + Math.round((drawingBox.width - info.width) / 2)
  const top = drawingBox.top + Math.round((drawingBox.height - info.height) / 2)
  return await sheet
    .composite([{ input: data, left, top }])
    .png({ palette: true })
    .toBuffer()
}

/** The part of a picture that a crop of the size of a card shows: as near to the focus as its edges allow. */
export const cropAround = (
  size: { readonly width: number; readonly height: number },
  focus: { readonly x: number; readonly y: number },
) => {
  const scale = Math.min(size.width / shareSize.width, size.height / shareSize.height)
  const width = Math.min(size.width, Math.round(shareSize.width * scale))
  const height = Math.min(size.height, Math.round(shareSize.height * scale))
  const start = (whole: number, size: number, percent: number): number =>
    Math.round(Math.max(0, Math.min(whole - size, (whole * percent) / 100 - size / 2)))
  return { left: start(size.width, width, focus.x), top: start(size.height, height, focus.y), width, height }
}

const croppedPng = async (picture: Buffer, focus: { x: number; y: number }): Promise<Buffer> => {
  const sharp = await loadSharp()
  const { width, height } = await sharp(picture).metadata()
  return await sharp(picture, { limitInputPixels: 60_000_000 })
    .extract(cropAround({ width, height }, focus))
    .resize(shareSize.width, shareSize.height)
    .png({ palette: true })
    .toBuffer()
}

/** Draws one picture at a time, one for equal requests, and keeps what it drew. */
class Pictures {
  readonly #stored = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: (picture) => picture.length,
    ttl: CACHE_MS,
  })
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>()
  #last: Promise<unknown> = Promise.resolve()

  async get(key: string, draw: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const stored = this.#stored.get(key)
    if (stored !== undefined) return stored
    const before = this.#underWay.get(key)
    if (before !== undefined) return await before
    if (this.#underWay.size >= maxWaiting) throw new TooMany()
    const drawn = this.#last
      .then(draw)
      .then((picture) => {
        if (picture !== undefined) this.#stored.set(key, picture)
        return picture
      })
      .finally(() => this.#underWay.delete(key))
    this.#last = drawn.catch(() => undefined)
    this.#underWay.set(key, drawn)
    return await drawn
  }
}

const percent = z.coerce.number().int().min(0).max(100).default(50)
const requested = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), lang: languageCode.default('en'), id: productId }),
  z.object({ kind: z.literal('shop'), lang: languageCode.default('en') }),
  z.object({ kind: z.literal('picture'), id: fileId, x: percent, y: percent }),
])
type Requested = z.output<typeof requested>

const keyOf = (wanted: Requested): string => Object.values(wanted).join(' ')

const drawnOf = async (sources: ShareSources, wanted: Requested): Promise<Buffer | undefined> => {
  if (wanted.kind === 'shop') return await cardPng(await sources.shopCard(wanted.lang))
  if (wanted.kind === 'part') {
    const card = await sources.partCard(wanted.id, wanted.lang)
    return card && (await cardPng(card))
  }
  const response = await fetch(sources.apiOrigin + contentPictureUrlOf(wanted.id, 1600), {
    signal: AbortSignal.timeout(patienceMs),
  })
  const isPicture = response.ok && response.headers.get('content-type')?.startsWith('image/')
  return isPicture ? await croppedPng(Buffer.from(await response.arrayBuffer()), wanted) : undefined
}

/**
 * `GET /share/part.png?id=&lang=`, `/share/shop.png?lang=`, `/share/picture.png?id=&x=&y=`: the pictures that sharers
 * show of a page, 1200 × 630. A picture shows a change of its part after an hour at most. 404 for what does not exist,
 * 503 while many are drawn.
 */
export function sharePictures(sources: ShareSources): Router {
  const router = Router()
  const pictures = new Pictures()
  router.get('/share/:kind.png', async (request: Request, response: Response) => {
    const wanted = requested.safeParse({ ...request.query, kind: request.params.kind })
    if (!wanted.success) {
      response.status(404).type('text').send('Not found')
      return
    }
    try {
      const picture = await pictures.get(keyOf(wanted.data), () => drawnOf(sources, wanted.data))
      if (picture === undefined) {
        response.status(404).type('text').send('Not found')
        return
      }
      response.set({
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=3600',
        ETag: `"${createHash('sha256').update(picture).digest('base64url').slice(0, 27)}"`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      })
      response.send(picture)
    } catch (error) {
      if (!(error instanceof TooMany)) throw error
      response.status(503).set('Retry-After', '5').type('text').send('Many pictures are being drawn. Please try again.')
    }
  })
  return router
}
