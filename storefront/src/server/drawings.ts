import { createHash } from 'node:crypto'
import { languageCode } from '@pinline/contracts/api/languages'
import { productId } from '@pinline/events/ids'
import { isDrawable } from '@pinline/ui/drawing/drawable-part'
import { drawingDxf } from '@pinline/ui/drawing/drawing-dxf'
import { type DrawingFormat, drawingFormats } from '@pinline/ui/drawing/drawing-links'
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

const MEDIA_TYPE = { svg: 'image/svg+xml; charset=utf-8', dxf: 'image/vnd.dxf; charset=us-ascii' } as const

/** A drawing is passive: nothing in it may load or execute anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** A portable file name: unusual characters of a part number become hyphens. */
function fileName(model: string, { view, unit }: Choice, format: DrawingFormat): string {
  return `${model.replaceAll(/[^\w.+-]+/g, '-')}-${view}${unit === 'inch' ? '-inch' : ''}.${format}`
}

function formatOf(file: string): { id: string; format: DrawingFormat } | undefined {
  const format = drawingFormats.find((ending) => file.endsWith(`.${ending}`))
  const id = format && productId.safeParse(file.slice(0, -format.length - 1))
  return format && id?.success ? { id: id.data, format } : undefined
}

/** Sources of drawings: the API for the part, the rendered bundle for the SVG with its texts. */
export interface DrawingSources {
  readonly apiOrigin: string
  readonly renderSvg: (request: DrawingSvgRequest) => Promise<string>
}

/**
 * `GET /drawings/{product id}.svg|.dxf?view=&unit=&theme=&lang=&download`: a part's drawing as a file, in mm and 1:1.
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
    const { view, unit, theme, lang, download } = query.data
    const body =
      requested.format === 'svg'
        ? await sources.renderSvg({ part, view, unit, theme, language: lang })
        : drawingDxf(part, { view, unit })
    if (download !== undefined) response.attachment(fileName(part.model, query.data, requested.format))
    response.set({
      'Content-Type': MEDIA_TYPE[requested.format],
      'Cache-Control': 'public, no-cache',
      ETag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      ...(requested.format === 'svg' ? { 'Content-Language': languageTag(lang) } : {}),
    })
    response.send(body)
  })
  return router
}
