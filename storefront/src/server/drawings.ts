import { createHash } from 'node:crypto'
import { languageCode } from '@pinline/contracts/api/languages'
import { footprintName } from '@pinline/contracts/catalogue/kicad/footprint-name'
import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { productId } from '@pinline/events/ids'
import { isDrawable } from '@pinline/ui/drawing/drawable-part'
import { drawingDxf } from '@pinline/ui/drawing/drawing-dxf'
import { drawingFormats } from '@pinline/ui/drawing/drawing-links'
import { kicadFootprint } from '@pinline/ui/drawing/kicad-footprint'
import { drawingViews } from '@pinline/ui/drawing/part-views'
import { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { languageTag } from '../app/language.ts'
import type { DrawingSvgRequest } from '../features/product-detail/drawing-svg.tsx'
import { partOf } from './part-of.ts'

const choice = z.object({
  view: z.enum(drawingViews).default('land-pattern'),
  unit: z.enum(['mm', 'inch']).default('mm'),
  theme: z.enum(['light', 'dark']).default('light'),
  lang: languageCode.default('en'),
  download: z.string().optional(),
})

type Choice = z.output<typeof choice>

/** Drawings, and the footprint, which is the same in any view, unit and language. */
const fileFormats = [...drawingFormats, 'kicad_mod'] as const
type FileFormat = (typeof fileFormats)[number]

const MEDIA_TYPE = {
  svg: 'image/svg+xml; charset=utf-8',
  dxf: 'image/vnd.dxf; charset=us-ascii',
  kicad_mod: 'application/x-kicad-footprint; charset=utf-8',
} as const satisfies Record<FileFormat, string>

/** A drawing is passive: nothing in it may load or execute anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** A portable file name: unusual characters of a part number become hyphens. */
function fileName(part: ProductDetail, { view, unit }: Choice, format: FileFormat): string {
  if (format === 'kicad_mod') return `${footprintName(part)}.kicad_mod`
  return `${part.model.replaceAll(/[^\w.+-]+/g, '-')}-${view}${unit === 'inch' ? '-inch' : ''}.${format}`
}

function formatOf(file: string): { id: string; format: FileFormat } | undefined {
  const format = fileFormats.find((ending) => file.endsWith(`.${ending}`))
  const id = format && productId.safeParse(file.slice(0, -format.length - 1))
  return format && id?.success ? { id: id.data, format } : undefined
}

function bodyOf(
  part: ProductDetail,
  format: FileFormat,
  choice: Choice,
  sources: DrawingSources,
): string | Promise<string> {
  const { view, unit, theme, lang } = choice
  switch (format) {
    case 'svg':
      return sources.renderSvg({ part, view, unit, theme, language: lang })
    case 'dxf':
      return drawingDxf(part, { view, unit })
    case 'kicad_mod':
      return kicadFootprint(part)
    default:
      return format satisfies never
  }
}

/** Sources of drawings: the API for the part, the rendered bundle for the SVG with its texts. */
export interface DrawingSources {
  readonly apiOrigin: string
  readonly renderSvg: (request: DrawingSvgRequest) => Promise<string>
}

/**
 * `GET /drawings/{product id}.svg|.dxf|.kicad_mod?view=&unit=&theme=&lang=&download`: a part's drawing or footprint as a file.
 * 404 for a part that is unknown or has no drawing, 400 for an invalid query. Caches must revalidate, since staff can
 * change a part at any time.
 */
export function drawingFiles(sources: DrawingSources): Router {
  const router = Router()
  router.get('/drawings/:file', async (request: Request, response: Response) => {
    const requested = formatOf(z.string().parse(request.params.file))
    const query = choice.safeParse(request.query)
    if (!requested) {
      response.status(404).type('text').send('Not found')
      return
    }
    if (!query.success) {
      response.status(400).type('text').send(z.prettifyError(query.error))
      return
    }
    const part = await partOf(sources.apiOrigin, requested.id)
    if (!part || !isDrawable(part)) {
      response.status(404).type('text').send('Not found')
      return
    }
    const { format } = requested
    const { lang, download } = query.data
    const body = await bodyOf(part, format, query.data, sources)
    if (download !== undefined) response.attachment(fileName(part, query.data, format))
    response.set({
      'Content-Type': MEDIA_TYPE[format],
      'Cache-Control': 'public, no-cache',
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      ...(format === 'svg' ? { 'Content-Language': languageTag(lang) } : {}),
    })
    response.send(body)
  })
  return router
}
